// What happens at the table: banners for what is small, cards for payments and the end. They come with the updates,
// in a place of their own where they move nothing, and go by themselves, by a click or by a key.

import { isStill } from './comfort.js';
import { flyCoins, stopCoins } from './motion.js';
import { around, byId, isWriting } from './page.js';
import { boxes, legalPlaces, overlap } from './room.js';
import { sound } from './sound.js';
import { post, state, table } from './state.js';

const banners = byId('moments', HTMLElement);
const place = byId('occasion', HTMLElement);

/** The most banners at once; the oldest gives way. On a phone a player who is to act has room for one. */
const MOST = 3;
const phone = matchMedia('(max-width: 600px)');
const most = () => (phone.matches && table.dataset.turn === 'yours' ? 1 : MOST);
/** How far they keep from the edges of the stage, how wide they are at most, and how close their places are on a phone. */
const EDGE = 8;
const WIDEST = 560;
const STEP = 12;
/** How long others' small ones stay, and how long after one another they come. */
const STAY = 5000;
const APART = 450;

/** The cards that wait for the one that is shown. @type {Element[]} */
let cards = [];
/** The banners that are still to come. @type {HTMLElement[]} */
let coming = [];
/** @type {ReturnType<typeof setTimeout> | undefined} */
let next;
/** What had the focus before a card that was opened by hand. @type {HTMLElement | null} */
let opener = null;

const isOpen = () => !place.hidden;

// Whoever loads the page again has seen the card.
const SEEN = `railhead-seen-${table.dataset.id}`;

/** @param {string | undefined} at */
function wasSeen(at) {
  try {
    return sessionStorage.getItem(SEEN) === at;
  } catch {
    return false;
  }
}

/** @param {string | undefined} at */
function noteSeen(at) {
  try {
    if (at) sessionStorage.setItem(SEEN, at);
  } catch {
    // Then it is shown once more.
  }
}

/** @param {Element} card */
function showCard(card) {
  const fresh = document.importNode(card, true);
  place.replaceChildren(fresh);
  place.hidden = false;
  place.classList.toggle('still', isStill());
  if (fresh instanceof HTMLElement) {
    table.dataset.occasion = fresh.dataset.at;
    noteSeen(fresh.dataset.at);
    sound(fresh.dataset.sound);
    flyCoins(fresh);
  }
}

/** Puts the card away; the next one that waits comes. */
function closeCard() {
  stopCoins();
  const card = cards.shift();
  if (card) {
    showCard(card);
    return;
  }
  if (place.contains(document.activeElement)) (opener ?? byId('decision', HTMLElement)).focus({ preventScroll: true });
  opener = null;
  place.hidden = true;
  place.replaceChildren();
  delete table.dataset.occasion;
  next ??= setTimeout(showNext, 0);
}

/**
 * Cards come one after the other. Whoever was away finds one payment, the last, and the end.
 * @param {Element} card
 */
function queueCard(card) {
  if (!isOpen()) showCard(card);
  else cards = [...cards.filter((other) => card.matches('.end-card') && !other.matches('.end-card')), card];
}

// While a card is open the banners wait: it goes first.
function showNext() {
  const banner = isOpen() ? undefined : coming.shift();
  if (!banner) {
    next = undefined;
    return;
  }
  const shown = [...banners.children];
  const passing = shown.filter((other) => !other.hasAttribute('data-stays'));
  const leaving = [...passing, ...shown.filter((other) => !passing.includes(other))];
  for (const old of leaving.slice(0, Math.max(shown.length + 1 - most(), 0))) old.remove();
  banners.append(banner);
  placeBanners();
  sound(banner.dataset.sound);
  if (!banner.hasAttribute('data-stays')) setTimeout(() => banner.remove(), STAY);
  next = setTimeout(showNext, isStill() ? 0 : APART);
}

// Banners lie where nothing is that can be pressed now, or is pointed at: on water, beside the cards.
function placeBanners() {
  if (banners.childElementCount === 0) return;
  const stage = byId('stage', HTMLElement).getBoundingClientRect();
  const width = Math.min(stage.width - 2 * EDGE, WIDEST);
  banners.style.width = `${width}px`;
  const { height } = banners.getBoundingClientRect();
  /** @type {[string, number][]} */
  const others = [
    ['#coach:not([hidden])', 200], ['.pointed', 60], ['#decision', 100], ['.bar', 40], ['#purse', 12], ['.tabs.phone', 5],
    ['#track', 30], ['#stage :is([data-watch^="city-"], .front)', 4], ['.card:not([hidden])', 20],
  ];
  const rest = others.flatMap(([selector, weight]) => boxes(selector).map((box) => ({ box, weight })));
  const legal = table.dataset.turn === 'yours' ? legalPlaces().map((box) => ({ box, weight: 30 })) : [];
  let best = [stage.left + EDGE, stage.top + EDGE];
  let least = Infinity;
  for (const [left, top] of placesFor(stage, width, height)) {
    const own = { left, top, right: left + width, bottom: top + height };
    let cost = 0;
    for (const { box, weight } of [...rest, ...legal]) cost += weight * overlap(own, box);
    if (cost < least - 0.01) [best, least] = [[left, top], cost];
  }
  banners.style.left = `${Math.round(best[0])}px`;
  banners.style.top = `${Math.round(best[1])}px`;
}

/**
 * Where banners may lie, the usual place first.
 * @param {DOMRect} stage
 * @param {number} width
 * @param {number} height
 * @returns {[number, number][]}
 */
function placesFor(stage, width, height) {
  const [left, right, middle] = [stage.left + EDGE, stage.right - width - EDGE, (stage.left + stage.right - width) / 2];
  const [top, bottom] = [stage.top + EDGE, stage.bottom - height - EDGE];
  if (!phone.matches) return [[middle, bottom], [left, bottom], [right, bottom], [middle, top], [left, top], [right, top]];
  const first = document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0;
  /** @type {[number, number][]} */
  const places = [[left, bottom]];
  for (let at = bottom; at >= first; at -= STEP) places.push([left, at]);
  return places;
}

function clearBanners() {
  coming = [];
  banners.replaceChildren();
}

/** @param {CustomEvent<HTMLElement>} event */
function take(event) {
  const update = event.detail;
  const happened = update.querySelector('#happened');
  if (!happened || state.at !== null) return;
  for (const one of [...happened.children]) {
    if (one.matches('.occasion')) queueCard(one);
    else if (one instanceof HTMLElement) coming.push(document.importNode(one, true));
  }
  // What would take long to tell one by one stands in the list of what has happened.
  const passing = coming.filter((banner) => !banner.hasAttribute('data-stays'));
  for (const banner of passing.slice(0, -MOST)) coming.splice(coming.indexOf(banner), 1);
  next ??= setTimeout(showNext, 0);
}

/**
 * Opens a card once more.
 * @param {Drawn} button
 */
async function reopen(button) {
  const text = await post('moment', { about: button.dataset.card }).catch(() => '');
  const card = new DOMParser().parseFromString(text, 'text/html').querySelector('.occasion');
  if (!card) return;
  cards = [];
  opener = button instanceof HTMLElement ? button : null;
  showCard(card);
  place.querySelector('section')?.focus({ preventScroll: true });
}

document.addEventListener('click', (event) => {
  const again = around(event, '[data-card]');
  if (again) {
    around(event, '.moment')?.remove();
    reopen(again);
    return;
  }
  const away = around(event, '[data-put-away]');
  if (away?.dataset.putAway === 'this') {
    away.closest('.moment')?.remove();
    // Whoever closes one has had enough of those that wait, too.
    coming = [];
    return;
  }
  // A click on the card's own button, or beside the card, puts it away; one on the card is a look at it.
  if (isOpen() && (away || event.target === place || around(event, '#occasion [data-go]'))) closeCard();
});

// Any key puts a card away. Where somebody writes, or holds a key with another, it is not meant; and a key that does
// something else does that, too.
document.addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (!isOpen() || !(target instanceof Element)) return;
  if (event.ctrlKey || event.metaKey || event.altKey || isWriting(target) || document.querySelector('dialog[open]')) return;
  if (['Shift', 'Tab', 'Control', 'Alt', 'Meta', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'].includes(key)) return;
  if (['Enter', ' '].includes(key) && target.closest('button, a, [tabindex="0"]')) return;
  // The key on its button is the card's own: it carries out no plan behind it.
  const own = ['Enter', ' ', 'Escape', 'c', 'C'].includes(key);
  if (own) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  closeCard();
}, true);

table.addEventListener('happened', (event) => take(/** @type {CustomEvent<HTMLElement>} */ (event)));
// With one's next move everything before it is seen.
table.addEventListener('moved', () => {
  clearBanners();
  cards = [];
  if (isOpen()) closeCard();
});
// Nothing lies over a moment that is looked back at.
table.addEventListener('shown', () => {
  if (state.at === null) return;
  clearBanners();
  if (isOpen() && opener === null) {
    cards = [];
    closeCard();
  }
});

table.addEventListener('shown', () => {
  for (const old of [...banners.children].slice(0, -most())) old.remove();
  // The coach takes his place first.
  setTimeout(placeBanners, 0);
});
addEventListener('resize', placeBanners);
// Over the stage and not in it: on a phone there may be no room in it.
table.append(banners);

// What the page has brought along.
const brought = [...place.children];
place.replaceChildren();
const unseen = brought.filter((card) => card instanceof HTMLElement && !wasSeen(card.dataset.at));
for (const card of unseen) queueCard(card);
