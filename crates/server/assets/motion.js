// What has changed at the table moves to where it is now: cards that were taken fly there, track that was laid draws itself,
// links that pay light up, and money goes to those who get it. All of it lies over the table, changes nothing there,
// and is left out for those who want things to stay still.

import { isStill } from './comfort.js';
import { all } from './page.js';
import { state, table } from './state.js';

const FLIGHT = 320;
const DRAWING = 240;
const EASE = 'cubic-bezier(.3, 0, .2, 1)';

/**
 * A pile of cards that was there: how many they were, which was on top, and where it lay.
 * @typedef {{ cards: number, top: string, box: DOMRect, card: HTMLElement | null }} Pile
 */

/**
 * What was there before: the piles, the lines, and what has lit up.
 * @type {{ piles: Map<string, Pile>, lines: Map<string, string>, lit: Map<string, string> } | null}
 */
let before = null;

const cardsIn = (/** @type {Drawn} */ pile) => Number(pile.dataset.cards) || 0;

function look() {
  before = null;
  if (isStill() || document.hidden || state.at !== null) return;
  before = { piles: new Map(), lines: new Map(), lit: new Map() };
  for (const pile of all('#table [data-pile]')) {
    const card = pile.querySelector('button');
    const box = (card ?? pile).getBoundingClientRect();
    before.piles.set(pile.dataset.pile ?? '', { cards: cardsIn(pile), top: pile.dataset.top ?? '', box, card });
  }
  for (const line of all('path[data-grows]')) before.lines.set(line.id, line.getAttribute('d') ?? '');
  for (const link of all('[data-lit-by]')) before.lit.set(link.id, link.dataset.litBy ?? '');
}

function move() {
  const was = before;
  before = null;
  if (!was) return;
  const piles = all('#table [data-pile]');
  for (const pile of piles) {
    const old = was.piles.get(pile.dataset.pile ?? '');
    if (!old?.card || cardsIn(pile) >= old.cards) continue;
    // Where a pile of such cards has grown, there it went.
    const grown = piles.find((other) => other.dataset.top === old.top && cardsIn(other) > (was.piles.get(other.dataset.pile ?? '')?.cards ?? 0));
    if (grown) fly(old.card, old.box, grown.getBoundingClientRect());
  }
  for (const line of all('path[data-grows]')) {
    const old = was.lines.get(line.id);
    if (old !== undefined && old !== line.getAttribute('d')) grow(line, old);
  }
  for (const link of all('[data-lit-by]')) {
    const old = (was.lit.get(link.id) ?? link.dataset.litBy ?? '').split(' ');
    if ((link.dataset.litBy ?? '').split(' ').some((owner) => !old.includes(owner))) link.classList.add('lights-up');
  }
}

/**
 * A card flies from where it lay to what it has become.
 * @param {HTMLElement} card
 * @param {DOMRect} from
 * @param {DOMRect} to
 */
function fly(card, from, to) {
  if (from.width === 0 || to.width === 0) return;
  const ghost = document.createElement('div');
  ghost.className = `${card.className} ghost`;
  ghost.setAttribute('aria-hidden', 'true');
  if (card.firstElementChild) ghost.append(card.firstElementChild.cloneNode(true));
  Object.assign(ghost.style, { left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`, height: `${from.height}px` });
  const [dx, dy] = [to.left + to.width / 2 - from.left - from.width / 2, to.top + to.height / 2 - from.top - from.height / 2];
  const small = Math.max(Math.min(to.width / from.width, to.height / from.height), 0.2);
  animate(ghost, [
    { transform: 'none', opacity: 1 },
    { transform: `translate(${dx}px, ${dy}px) scale(${small})`, opacity: 0.9, offset: 0.9 },
    { transform: `translate(${dx}px, ${dy}px) scale(${small})`, opacity: 0 },
  ], { duration: FLIGHT, easing: EASE });
}

/**
 * A line is drawn on from what was there.
 * @param {Drawn} line
 * @param {string} old
 */
function grow(line, old) {
  const now = line.getAttribute('d') ?? '';
  const there = new Set(strokes(old));
  const added = strokes(now).filter((stroke) => !there.has(stroke));
  const group = line.parentElement;
  if (added.length === 0 || !group) return;
  line.setAttribute('d', old);
  const drawn = added.map((stroke) => {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('class', 'growing');
    path.setAttribute('d', stroke);
    path.setAttribute('pathLength', '1');
    group.append(path);
    return path.animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], { duration: DRAWING, easing: 'ease-in-out', fill: 'both' });
  });
  Promise.allSettled(drawn.map((animation) => animation.finished)).then(() => {
    line.setAttribute('d', now);
    for (const path of group.querySelectorAll('.growing')) path.remove();
  });
}

/**
 * The single strokes of a line that goes by `M` and `l`, each as a line of its own.
 * @param {string} line
 */
function strokes(line) {
  let [x, y] = [0, 0];
  /** @type {string[]} */
  const found = [];
  for (const [, letter, first, second] of line.matchAll(/([Ml])(-?\d+) ?(-?\d+)/g)) {
    const [dx, dy] = [Number(first), Number(second)];
    if (letter === 'M') [x, y] = [dx, dy];
    else {
      found.push(`M${x} ${y}L${x + dx} ${y + dy}`);
      [x, y] = [x + dx, y + dy];
    }
  }
  return found;
}

/**
 * Money goes from the card of a payment to those who get it, once the rows are there: to each player's place, and to one's
 * own purse.
 * @param {HTMLElement} card
 */
export function flyCoins(card) {
  if (isStill()) return;
  const rows = card.querySelectorAll('.pays').length;
  for (const paid of all('[data-paid]', card)) {
    const own = paid.classList.contains('own');
    const start = paid.getBoundingClientRect();
    const purse = own ? all('#purse > .badge') : [];
    const places = [...purse, ...all(`#table [data-about="${paid.dataset.paid}"]`)].filter((place) => !card.contains(place));
    const end = places.map((place) => place.getBoundingClientRect()).find((box) => box.width > 0);
    if (!end || start.width === 0) continue;
    for (let coin = 0; coin < (own ? 5 : 3); coin += 1) {
      const disc = document.createElement('span');
      disc.className = 'coin';
      disc.setAttribute('aria-hidden', 'true');
      const [x, y] = [start.right - 16, start.top + 4];
      const [dx, dy] = [end.left + Math.min(end.width / 2, 14) - 7, end.top + end.height / 2 - 7];
      animate(disc, [
        { transform: `translate(${x}px, ${y}px) scale(0.6)`, opacity: 0 },
        { transform: `translate(${x}px, ${y - 10}px) scale(1)`, opacity: 1, offset: 0.2 },
        { transform: `translate(${dx}px, ${dy}px) scale(0.7)`, opacity: 0.9, offset: 0.9 },
        { transform: `translate(${dx}px, ${dy}px) scale(0.4)`, opacity: 0 },
      ], { duration: 700, delay: rows * 90 + 250 + coin * 70, easing: 'cubic-bezier(.4, 0, .3, 1)' });
    }
  }
}

/** Whoever puts the card away has seen enough. */
export function stopCoins() {
  for (const coin of all('.coin')) coin.remove();
}

/**
 * Shows something over the table for as long as it moves.
 * @param {HTMLElement} element
 * @param {Keyframe[]} frames
 * @param {KeyframeAnimationOptions} timing
 */
function animate(element, frames, timing) {
  table.append(element);
  const animation = element.animate(frames, { ...timing, fill: 'both' });
  for (const end of ['finish', 'cancel']) animation.addEventListener(end, () => element.remove());
}

table.addEventListener('changing', look);
table.addEventListener('shown', move);
