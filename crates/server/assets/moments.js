// What happens at the table: banners for what is small, cards for payments and the end. They come with the updates,
// in a place of their own where they move nothing, and go by themselves, by a click or by a key.

import { isStill } from './comfort.js';
import { flyCoins, stopCoins } from './motion.js';
import { around, byId, isWriting } from './page.js';
import { sound } from './sound.js';
import { post, state, table } from './state.js';

const banners = byId('moments', HTMLElement);
const place = byId('occasion', HTMLElement);

/** The most banners at once; the oldest gives way. A phone has room for one. */
const MOST = 2;
const phone = matchMedia('(max-width: 600px)');
const most = () => (phone.matches ? 1 : MOST);
/** How long they stay, those that answer the player longer; and how long after one another they come, if there is room. */
const STAY = 5000;
const STAY_LONG = 12000;
const APART = 450;
const NO_ROOM = 1800;

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
  sound(banner.dataset.sound);
  setTimeout(() => banner.remove(), banner.hasAttribute('data-stays') ? STAY_LONG : STAY);
  const pause = banners.childElementCount < most() ? APART : NO_ROOM;
  next = setTimeout(showNext, isStill() ? 0 : pause);
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
});
// Over the page's head and not in the stage, where things are to be pressed.
document.body.append(banners);

// What the page has brought along.
const brought = [...place.children];
place.replaceChildren();
const unseen = brought.filter((card) => card instanceof HTMLElement && !wasSeen(card.dataset.at));
for (const card of unseen) queueCard(card);
