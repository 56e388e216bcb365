// The coach: its card points at what it speaks of and keeps out of its way; its buttons lead from stop to stop of a
// lesson. What it says, and what it points at, the card itself says: this script knows no lesson and no game.

import { announce, isStill } from './comfort.js';
import { all, around, byId } from './page.js';
import { keepPlan, state, table } from './state.js';
import { boxOf, boxes, legalPlaces, overlap } from './room.js';
import { refresh, setPlan } from './table.js';
import { leavePanel, reveal } from './tabs.js';

/** @typedef {import('./room.js').Box} Box */
/** @typedef {{ name: string, left: number, top: number }} Anchor A place for the card. */

/** How far the card keeps from the edge of the window, and from what it points at. */
const EDGE = 8;
const APART = 16;
/** What it costs to lie on what is pointed at, and to go elsewhere: what is in the way of less stays. */
const ON_TARGET = 1000;
/** A big thing is hidden in part by a small card: touching it at all costs this. */
const TOUCHES = 150;
const MOVE = 90;
/** On a phone every place is near another: leaving one costs this, and a little more the further away the other is. */
const LEAVE = 20;
/** On a phone the places follow one another so closely; what costs more than this is not good enough for a whole card. */
const STEP = 16;
const TOO_MUCH = 60;
/** A card that is new to the learner is shown whole unless it lies on what it speaks of. */
const TOO_MUCH_AT_FIRST = 190;
const phone = matchMedia('(max-width: 600px)');
/** How far a ring lies around what is pointed at, and how far it reaches with its arrow. */
const RING = 5;
/** Rows of a table stand close to one another: a ring around one would lie on the words of the next. */
const CLOSE_RING = 1;
const ARROW = 30;
/** What may move by itself, and its ring with it, is looked at again after so long. */
const LOOK_AGAIN = 200;
/** Between two steps of what is shown. */
const STEP_TIME = 900;

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
    // Where the plan has taken a card away, another lies in its place, of which nothing was said.
    if (found?.matches('.front.planned')) return null;
    // What a player has stands in their row where there is room for a table of all of them.
    return found?.id === 'purse' && !found.checkVisibility() ? document.querySelector('.players .own') : found;
  }
  if (name.startsWith('{')) {
    const sorted = (/** @type {string} */ action) => JSON.stringify(Object.entries(JSON.parse(action)).sort());
    const button = all('#decision [data-do]').find((element) => sorted(element.dataset.do ?? '{}') === sorted(name));
    return button ?? document.getElementById('decision');
  }
  const found = all(`[data-about="${CSS.escape(name)}"]`).filter((element) => !element.closest('#card, #coach'));
  return found.find((element) => boxOf(element) !== null) ?? found[0] ?? null;
}

/** @returns {Drawn[]} */
function targets() {
  if (card().hidden) return [];
  /** @type {string[]} */
  const names = JSON.parse(card().dataset.points ?? '[]');
  const found = names.map(named).filter((element) => element !== null);
  // In a table the whole row is meant, once.
  return [...new Set(found.map((element) => /** @type {Drawn} */ (element.closest('#players :is(li, tr), #companies tr') ?? element)))];
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
  const seen = found.map((element) => ({ box: boxOf(element), element })).filter(({ box }) => box !== null);
  while (rings.children.length > seen.length) rings.lastElementChild?.remove();
  while (rings.children.length < seen.length) rings.append(document.createElement('div'));
  seen.forEach(({ box, element }, number) => {
    const ring = rings.children[number];
    if (!(ring instanceof HTMLElement) || !box) return;
    const far = element.matches('tr, li, td, th') ? CLOSE_RING : RING;
    ring.style.left = `${Math.max(box.left - far, 1)}px`;
    ring.style.top = `${Math.max(box.top - far, 1)}px`;
    ring.style.width = `${Math.min(box.right + far, innerWidth - 1) - Math.max(box.left - far, 1)}px`;
    ring.style.height = `${Math.min(box.bottom + far, innerHeight - 1) - Math.max(box.top - far, 1)}px`;
    ring.className = `${arrowOf(element, box)}${far === CLOSE_RING ? ' close-by' : ''}`;
  });
  return seen.flatMap(({ box }) => box ?? []);
}

/**
 * Where the arrow stands. It would lie on words in a table or beside one: there the ring has a mark at its corner.
 * @param {Drawn} element
 * @param {Box} box
 */
function arrowOf(element, box) {
  if (!element.closest('[data-zoom]')) return 'marked';
  return hasRoomAbove(box) ? 'from-above' : 'from-below';
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

/** Whether something is to be done at the table while the card lies there. */
function isToAct() {
  const own = card();
  return own.classList.contains('asking') || (own.dataset.lesson === undefined && table.dataset.turn === 'yours');
}

/** What the card had better not cover, and how much better. @returns {[Box, number][]} */
function obstacles() {
  const acts = isToAct();
  /** @type {[string, number][]} */
  const others = [
    ['.bar', 60], ['#purse', acts ? 90 : 30], ['.tabs.phone', 12], ['#occasion .occasion', 40], ['#decision', acts ? 30 : 6],
    ['#ask', acts ? 160 : 8], ['#decision :is(h2, h3, li, tr, label)', acts ? 8 : 1],
    ['#decision :is(button, input, select, .slider)', acts ? 70 : 3],
    ['#decision .confirmers', acts ? 150 : 10], ['#desk [data-panel] [data-do]', acts ? 60 : 1],
    // What has just changed is what is spoken of.
    ['#stage .fresh > *, #stage :is(.planned, .changed), .changed', 14],
    ['#players, #companies', 3],
  ];
  const places = legalPlaces();
  /** @type {[Box, number][]} */
  const found = others.flatMap(([selector, weight]) => boxes(selector).map((box) => /** @type {[Box, number]} */ ([box, weight])));
  for (const box of places) found.push([box, acts ? 100 : 2]);
  // The way to a place leads past others, that can be pressed after the next step.
  if (acts && places.length > 0) found.push([hull([...places, ...targets().filter((element) => element.closest('[data-zoom]')).map(boxOf).filter((box) => box !== null)]), 40]);
  return found;
}

/** @param {Box[]} parts */
function hull(parts) {
  return {
    left: Math.min(...parts.map((box) => box.left)),
    top: Math.min(...parts.map((box) => box.top)),
    right: Math.max(...parts.map((box) => box.right)),
    bottom: Math.max(...parts.map((box) => box.bottom)),
  };
}

/**
 * The places for a card: corners of the stage and of the side, or on a phone any height. Only where all of those lie
 * on what is pointed at, beside that.
 * @param {number} width
 * @param {number} height
 * @returns {Anchor[]}
 */
function anchors(width, height) {
  const bar = document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0;
  const lowest = innerHeight - height - EDGE;
  if (phone.matches) {
    const count = Math.max(Math.floor((lowest - bar - EDGE) / STEP), 0);
    const heights = Array.from({ length: count + 1 }, (_, number) => bar + EDGE + number * STEP);
    return [...heights, lowest].map((top) => ({ name: `at ${Math.round(top)}`, left: EDGE, top }));
  }
  const stage = byId('stage', HTMLElement).getBoundingClientRect();
  const side = document.getElementById('side')?.getBoundingClientRect();
  const decision = document.getElementById('decision')?.getBoundingClientRect();
  const found = [
    { name: 'south-west', left: stage.left + EDGE, top: stage.bottom - height - EDGE },
    { name: 'south-east', left: stage.right - width - EDGE, top: stage.bottom - height - EDGE },
    { name: 'south', left: (stage.left + stage.right - width) / 2, top: stage.bottom - height - EDGE },
    { name: 'north-west', left: stage.left + EDGE, top: stage.top + EDGE },
    { name: 'north-east', left: stage.right - width - EDGE, top: stage.top + EDGE },
    { name: 'west', left: stage.left + EDGE, top: (stage.top + stage.bottom - height) / 2 },
    { name: 'east', left: stage.right - width - EDGE, top: (stage.top + stage.bottom - height) / 2 },
  ];
  if (side && side.width > 0) {
    const left = side.right - width - EDGE;
    found.push({ name: 'side-foot', left, top: side.bottom - height - EDGE });
    if (decision && decision.top > side.top + height) found.push({ name: 'above-decision', left, top: decision.top - height - EDGE });
  }
  return found;
}

/**
 * @param {Box} box
 * @param {number} width
 * @param {number} height
 * @returns {Anchor[]}
 */
function beside(box, width, height) {
  const [x, y] = [(box.left + box.right - width) / 2, (box.top + box.bottom - height) / 2];
  return [
    { name: 'below', left: x, top: box.bottom + (hasRoomAbove(box) ? APART : ARROW + 4) },
    { name: 'above', left: x, top: box.top - height - ARROW - 4 },
    { name: 'right', left: box.right + APART, top: y },
    { name: 'left', left: box.left - width - APART, top: y },
  ];
}

/**
 * The cheapest place for a card of this size, and what it costs.
 * @param {Box[]} pointed
 * @param {number} width
 * @param {number} height
 */
function cheapest(pointed, width, height) {
  const most = { left: innerWidth - width - EDGE, top: innerHeight - height - EDGE };
  const rest = obstacles();
  /** @param {Anchor} anchor */
  const weighed = (anchor) => {
    const left = Math.max(Math.min(anchor.left, most.left), EDGE);
    const top = Math.max(Math.min(anchor.top, most.top), EDGE);
    const box = { left, top, right: left + width, bottom: top + height };
    let cost = 0;
    for (const target of pointed) {
      const [above, below] = hasRoomAbove(target) ? [ARROW, RING] : [RING, ARROW];
      const near = { left: target.left - RING, top: target.top - above, right: target.right + RING, bottom: target.bottom + below };
      const lies = overlap(box, near);
      if (lies > 0) cost += TOUCHES + ON_TARGET * lies;
    }
    for (const [obstacle, weight] of rest) cost += weight * overlap(box, obstacle);
    return { name: anchor.name, left, top, cost, total: cost + moving(anchor.name, left, top) };
  };
  const fixed = anchors(width, height).map(weighed);
  const free = fixed.some(({ cost }) => cost < ON_TARGET / 10);
  const found = free ? fixed : [...fixed, ...pointed.flatMap((box) => beside(box, width, height)).map(weighed)];
  return found.reduce((best, other) => (other.total < best.total - 0.01 ? other : best));
}

/**
 * What it costs to go there from where the card is.
 * @param {string} name
 * @param {number} left
 * @param {number} top
 */
function moving(name, left, top) {
  if (!place.at || name === place.anchor) return 0;
  const far = Math.hypot(left - parseFloat(place.at[0]), top - parseFloat(place.at[1]));
  if (!phone.matches) return MOVE;
  return far < STEP / 2 ? 0 : LEAVE + Math.min(far / 12, LEAVE);
}

/** @param {Box[]} pointed */
function place(pointed) {
  const own = card();
  if (own.hidden) return;
  own.classList.toggle('short', choice === 'short');
  let { width, height } = own.getBoundingClientRect();
  let best = cheapest(pointed, width, height);
  // Where there is no room for all of it, what is to be done is there, and a touch shows the rest.
  if (choice === null && phone.matches && isToAct()) {
    const enough = own.dataset.lesson !== undefined && state.plan.length === 0 ? TOO_MUCH_AT_FIRST : TOO_MUCH;
    if (best.cost > enough) {
      own.classList.add('short');
      ({ width, height } = own.getBoundingClientRect());
      best = cheapest(pointed, width, height);
    }
  }
  saySize();
  place.anchor = best.name;
  put(best.left, best.top);
}
/** The name of the place where the card is. @type {string | null} */
place.anchor = null;

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
  place.anchor = null;
  put(event.clientX - grip.x, event.clientY - grip.y);
});
for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, () => { grip = null; });

function saySize() {
  document.getElementById('coach-fold')?.setAttribute('aria-expanded', String(!card().matches('.short')));
}
/** How the player wants this card; null as long as they have not said. @type {'whole' | 'short' | null} */
let choice = null;

// ——— What is shown

function show() {
  const own = card();
  const says = `${own.dataset.points} ${own.dataset.lesson} ${own.textContent}`;
  if (says === shown) {
    // The same card, drawn again, stands where it stood, unless it is in the way there now.
    card().classList.toggle('short', choice === 'short');
    saySize();
    if (place.at) put(parseFloat(place.at[0]), parseFloat(place.at[1]));
    settle(true);
    return;
  }
  shown = says;
  byHand = false;
  choice = null;
  saySize();
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
  const pointed = drawRings();
  if (anew && !byHand) place(pointed);
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

/**
 * Shows how it is done: step after step of the plan comes to the table, as if somebody made it. Whoever does something
 * else meanwhile is left alone.
 * @param {object} lesson
 * @param {import('./state.js').Action[]} steps
 */
async function demonstrate(lesson, steps) {
  // From a plan that has missed the point the table goes back to where it was.
  await turn(lesson, false);
  for (let count = 1; count <= steps.length; count += 1) {
    const plan = steps.slice(0, count);
    await setPlan(plan, { lesson });
    if (state.plan !== plan) return;
    if (count === steps.length) break;
    // A part of it could be confirmed, too, but is not what is shown.
    const confirm = document.getElementById('confirm');
    if (confirm instanceof HTMLButtonElement) confirm.disabled = true;
    await new Promise((resolve) => { setTimeout(resolve, isStill() ? 0 : STEP_TIME); });
    if (state.plan !== plan) return;
  }
  document.getElementById('confirm')?.focus({ preventScroll: true });
}

document.addEventListener('click', (event) => {
  if (around(event, '#to-coach')) {
    event.preventDefault();
    // A card that was made small is there to be read again.
    if (card().matches('.short')) document.getElementById('coach-fold')?.click();
    card().focus({ preventScroll: true });
    return;
  }
  const way = around(event, '[data-turns]');
  if (way) {
    const lesson = JSON.parse(way.dataset.turns ?? '{}');
    if (way.dataset.demonstrates === undefined) turn(lesson, way.dataset.onward !== undefined);
    else demonstrate(lesson, JSON.parse(way.dataset.demonstrates));
  }
  if (!around(event, '#coach-fold')) return;
  choice = card().matches('.short') ? 'whole' : 'short';
  card().classList.toggle('short', choice === 'short');
  saySize();
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
