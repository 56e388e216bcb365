// The coach: its card points at what it speaks of and keeps out of its way; its buttons lead from stop to stop of a
// lesson. What it says, and what it points at, the card itself says: this script knows no lesson and no game.

import { announce } from './comfort.js';
import { all, around, byId } from './page.js';
import { keepPlan, state, table } from './state.js';
import { refresh } from './table.js';
import { isCovered, leavePanel, reveal } from './tabs.js';

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

/** How far the card keeps from the edge of the window, and from what it points at. */
const EDGE = 8;
const APART = 16;
/** How far a ring lies around what is pointed at, and how far it reaches with its arrow. */
const RING = 5;
const ARROW = 30;
/** What may move by itself, and its ring with it, is looked at again after so long. */
const LOOK_AGAIN = 200;

const rings = document.createElement('div');
rings.id = 'rings';
rings.setAttribute('aria-hidden', 'true');
document.body.append(rings);

const card = () => byId('coach', HTMLElement);

/** What the card that is shown says: another one is placed anew, and read aloud. @type {string | null} */
let shown = null;
/** Whether the player has moved the card, which then stays there. */
let byHand = false;

// ——— Pointing

/**
 * The element that a name stands for: of several, the first that can be seen.
 * @param {string} name
 * @returns {Drawn | null}
 */
function named(name) {
  if (name.startsWith('#')) {
    const found = document.getElementById(name.slice(1));
    // What a player has stands in their row where there is room for a table of all of them.
    return found?.id === 'purse' && !found.checkVisibility() ? document.querySelector('.players .own') : found;
  }
  const found = all(`[data-about="${CSS.escape(name)}"]`).filter((element) => !element.closest('#card, #coach'));
  return found.find((element) => boxOf(element) !== null) ?? found[0] ?? null;
}

function targets() {
  if (card().hidden) return [];
  /** @type {string[]} */
  const names = JSON.parse(card().dataset.points ?? '[]');
  return names.map(named).filter((element) => element !== null);
}

/**
 * Where an element is to be seen: without what its surroundings cut off. Returns null if nothing is left of it.
 * @param {Element} element
 * @returns {Box | null}
 */
function boxOf(element) {
  if (!element.checkVisibility()) return null;
  const own = element.getBoundingClientRect();
  let box = { left: own.left, top: own.top, right: own.right, bottom: own.bottom };
  for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
    if (getComputedStyle(outer).overflow === 'visible') continue;
    const limits = outer.getBoundingClientRect();
    box = {
      left: Math.max(box.left, limits.left),
      top: Math.max(box.top, limits.top),
      right: Math.min(box.right, limits.right),
      bottom: Math.min(box.bottom, limits.bottom),
    };
  }
  const panel = element.closest('[data-panel]');
  if (box.right - box.left <= 1 || box.bottom - box.top <= 1 || (panel && isCovered(panel))) return null;
  return box;
}

// The rings lie over everything, so that they look the same around what is drawn and what is written; what they lie
// around stays what it was.
function drawRings() {
  const found = targets();
  const marked = new Set(found);
  for (const old of document.querySelectorAll('.pointed')) {
    if (!marked.has(/** @type {Drawn} */ (old))) old.classList.remove('pointed');
  }
  for (const element of found) element.classList.add('pointed');
  const boxes = found.map(boxOf).filter((box) => box !== null);
  while (rings.children.length > boxes.length) rings.lastElementChild?.remove();
  while (rings.children.length < boxes.length) rings.append(document.createElement('div'));
  boxes.forEach((box, number) => {
    const ring = rings.children[number];
    if (!(ring instanceof HTMLElement)) return;
    ring.style.left = `${Math.max(box.left - RING, 1)}px`;
    ring.style.top = `${Math.max(box.top - RING, 1)}px`;
    ring.style.width = `${Math.min(box.right + RING, innerWidth - 1) - Math.max(box.left - RING, 1)}px`;
    ring.style.height = `${Math.min(box.bottom + RING, innerHeight - 1) - Math.max(box.top - RING, 1)}px`;
    // The arrow stands where there is room for it.
    ring.className = hasRoomAbove(box) ? 'from-above' : 'from-below';
  });
  return boxes;
}

/** @param {Box} box */
const hasRoomAbove = (box) => box.top > 64;

function bringIntoView() {
  const found = targets();
  const first = found[0];
  if (first) reveal(first);
  if (!found.some((element) => element.closest('[data-panel]'))) leavePanel();
  for (const element of found.reverse()) {
    const picture = element.closest('[data-zoom]');
    if (picture) picture.dispatchEvent(new CustomEvent('show-place', { detail: element }));
    else if (element instanceof HTMLElement) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

// ——— Keeping out of the way

/**
 * How much of the smaller of two boxes lies in the other, from 0 to 1.
 * @param {Box} one
 * @param {Box} other
 */
function overlap(one, other) {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  if (width <= 0 || height <= 0) return 0;
  const area = (/** @type {Box} */ box) => Math.max((box.right - box.left) * (box.bottom - box.top), 1);
  return (width * height) / Math.min(area(one), area(other));
}

/** What the card had better not cover, and how much better. @returns {[Box, number][]} */
function obstacles() {
  const asks = card().classList.contains('asking');
  /** @type {[string, number][]} */
  const others = [['#decision', asks ? 60 : 12], ['#decision .confirmers', asks ? 120 : 10], ['.bar', 30], ['#purse', 6], ['.tabs.phone', 10], ['#occasion .occasion', 40]];
  const found = others.flatMap(([selector, weight]) => {
    const element = document.querySelector(selector);
    const box = element && boxOf(element);
    return box ? [/** @type {[Box, number]} */ ([box, weight])] : [];
  });
  const places = asks ? answersOnStage().map((box) => /** @type {[Box, number]} */ ([box, 8])) : [];
  return [...found, ...places];
}

/** Where the stage can be answered on. */
function answersOnStage() {
  return all('#stage [data-do]').slice(0, 80).map(boxOf).filter((box) => box !== null);
}

/** Whether the card lies on what the learner may want to press. */
function isInTheWay() {
  if (!card().classList.contains('asking') || folded) return false;
  const own = card().getBoundingClientRect();
  return answersOnStage().some((box) => overlap(own, box) > 0.1);
}

/** @param {Box[]} pointed */
function place(pointed) {
  const own = card();
  if (own.hidden) return;
  const { width, height } = own.getBoundingClientRect();
  const most = { left: innerWidth - width - EDGE, top: innerHeight - height - EDGE };
  const bar = document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0;
  const stage = byId('stage', HTMLElement).getBoundingClientRect();
  /** @type {[number, number][]} */
  const corners = [
    [stage.left + EDGE, stage.bottom - height - EDGE],
    [stage.right - width - EDGE, stage.bottom - height - EDGE],
    [stage.left + EDGE, stage.top + EDGE],
    [stage.right - width - EDGE, stage.top + EDGE],
    [(innerWidth - width) / 2, most.top],
    [(innerWidth - width) / 2, bar + EDGE],
  ];
  const beside = pointed.flatMap((box) => {
    const [x, y] = [(box.left + box.right - width) / 2, (box.top + box.bottom - height) / 2];
    return /** @type {[number, number][]} */ ([
      [x, box.bottom + (hasRoomAbove(box) ? APART : ARROW + 4)],
      [x, box.top - height - ARROW - 4],
      [box.right + APART, y],
      [box.left - width - APART, y],
    ]);
  });
  const rest = obstacles();
  let best = [EDGE, most.top];
  let least = Infinity;
  for (const [x, y] of [...beside, ...corners]) {
    const left = Math.max(Math.min(x, most.left), EDGE);
    const top = Math.max(Math.min(y, most.top), EDGE);
    const box = { left, top, right: left + width, bottom: top + height };
    let cost = 0;
    for (const target of pointed) {
      const [above, below] = hasRoomAbove(target) ? [ARROW, RING] : [RING, ARROW];
      const near = { left: target.left - RING, top: target.top - above, right: target.right + RING, bottom: target.bottom + below };
      cost += 1000 * overlap(box, near) + distance(box, target) / 60;
    }
    for (const [obstacle, weight] of rest) cost += weight * overlap(box, obstacle);
    if (cost < least - 0.01) [best, least] = [[left, top], cost];
  }
  put(best[0], best[1]);
}

/**
 * @param {Box} one
 * @param {Box} other
 */
function distance(one, other) {
  const across = Math.max(one.left - other.right, other.left - one.right, 0);
  const down = Math.max(one.top - other.bottom, other.top - one.bottom, 0);
  return Math.hypot(across, down);
}

/**
 * @param {number} left
 * @param {number} top
 */
function put(left, top) {
  const own = card();
  const { width, height } = own.getBoundingClientRect();
  own.style.left = `${Math.round(Math.max(Math.min(left, innerWidth - width - EDGE), EDGE))}px`;
  own.style.top = `${Math.round(Math.max(Math.min(top, innerHeight - height - EDGE), EDGE))}px`;
  own.style.bottom = 'auto';
  place.at = [own.style.left, own.style.top];
}
/** Where the card was put last: one that takes its place stands there, too. @type {string[] | null} */
place.at = null;

// A card can be dragged aside by its head.
/** @type {{ x: number, y: number } | null} */
let grip = null;
document.addEventListener('pointerdown', (event) => {
  if (!around(event, '#coach > header') || around(event, 'button')) return;
  const box = card().getBoundingClientRect();
  grip = { x: event.clientX - box.left, y: event.clientY - box.top };
  event.preventDefault();
});
document.addEventListener('pointermove', (event) => {
  if (!grip) return;
  byHand = true;
  put(event.clientX - grip.x, event.clientY - grip.y);
});
for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, () => { grip = null; });

/** @param {boolean} folded */
function fold(folded) {
  card().classList.toggle('folded', folded);
  document.getElementById('coach-fold')?.setAttribute('aria-expanded', String(!folded));
}
let folded = false;

// ——— What is shown

function show() {
  const own = card();
  const says = `${own.dataset.points} ${own.dataset.lesson} ${own.textContent}`;
  if (says === shown) {
    // The same card, drawn again, stands where it stood.
    fold(folded);
    if (place.at) put(parseFloat(place.at[0]), parseFloat(place.at[1]));
    settle(isInTheWay());
    return;
  }
  shown = says;
  byHand = false;
  folded = false;
  // A word in passing moves nothing.
  if (own.dataset.lesson !== undefined || targets().length > 0) bringIntoView();
  settle(true);
  keepBookmark();
  takeFocus();
}

// Where nothing is to be done at the table, and what was done there is gone with its focus, the keys are at the card.
function takeFocus() {
  const focused = document.activeElement;
  const free = focused === null || focused === document.body || focused.id === 'decision';
  if (started && free && card().querySelector('.first')) card().focus({ preventScroll: true });
}
/** Whether the page has been shown: it opens without a focus. */
let started = false;

/** @param {boolean} anew Whether the card takes a new place. */
function settle(anew) {
  const boxes = drawRings();
  if (anew && !byHand) place(boxes);
}

/** @param {HTMLElement} update */
function read(update) {
  const own = card();
  if (own.hidden) return;
  const news = [...update.querySelectorAll('#news li')].map((item) => item.textContent);
  const words = [...own.querySelectorAll('.kicker, h2, .words p')].map((line) => line.textContent);
  announce([...news, ...words].join(' '));
}

// A page that is loaded again goes on at its stop, with what the learner has made so far.
const KEPT = `railhead-lesson-${table.dataset.id}`;

function keepBookmark() {
  const lesson = card().dataset.lesson;
  if (lesson === undefined) return;
  const { step, made } = JSON.parse(lesson);
  const url = new URL(location.href);
  if (step === 0) url.searchParams.delete('step');
  else url.searchParams.set('step', String(step + 1));
  history.replaceState(null, '', url);
  try {
    sessionStorage.setItem(KEPT, JSON.stringify({ step, made }));
  } catch {
    // Then the solutions stand for it.
  }
}

function keptBookmark() {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null');
    const { step } = JSON.parse(card().dataset.lesson ?? '{}');
    const own = kept?.step === step && Array.isArray(kept.made) && kept.made.some((/** @type {unknown} */ plan) => plan !== null);
    return own ? kept : null;
  } catch {
    return null;
  }
}

/**
 * Leads to another stop of the lesson.
 * @param {object} lesson
 * @param {boolean} onward Whether what happens on the way is told.
 */
function turn(lesson, onward) {
  state.plan = [];
  state.focus = null;
  keepPlan();
  // What was told at the stop before is no news at the next, which may have another table.
  table.dispatchEvent(new CustomEvent('moved'));
  return refresh({ lesson, ...(onward ? {} : { lines: null }) });
}

document.addEventListener('click', (event) => {
  const way = around(event, '[data-turns]');
  if (way) turn(JSON.parse(way.dataset.turns ?? '{}'), way.dataset.onward !== undefined);
  if (!around(event, '#coach-fold')) return;
  folded = !folded;
  fold(folded);
  settle(true);
});

// Enter goes on where it does nothing else.
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.repeat || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector('dialog[open], #money:not([hidden]), #occasion:not([hidden])') || state.plan.length > 0) return;
  if (around(event, 'a, button, input, select, textarea, summary, [role="button"], [data-do], [tabindex="0"]')) return;
  /** @type {HTMLElement | null} */
  const onward = document.querySelector('#coach:not([hidden]) .first');
  if (!onward) return;
  event.preventDefault();
  onward.click();
});

table.addEventListener('shown', show);
table.addEventListener('happened', (event) => {
  const before = read.last;
  read.last = shown;
  if (before !== shown) read(/** @type {CustomEvent<HTMLElement>} */ (event).detail);
});
/** The card that was read last. @type {string | null} */
read.last = null;

addEventListener('resize', () => settle(true));
document.addEventListener('scroll', () => drawRings(), { capture: true, passive: true });
setInterval(drawRings, LOOK_AGAIN);
new MutationObserver(takeFocus).observe(byId('occasion', HTMLElement), { attributeFilter: ['hidden'] });
show();
started = true;
read.last = shown;
const kept = keptBookmark();
if (kept) turn(kept, false);
