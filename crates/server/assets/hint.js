// Hints: what a strong bot would do, and a button that puts it into the plan.

import { announce } from './comfort.js';
import { around, byId } from './page.js';
import { post, state, table } from './state.js';
import { setPlan } from './table.js';

const place = byId('hints', HTMLElement);
let asked = 0;
// The plan that they were asked with: whoever plans something else looks at that.
/** @type {object[]} */
let plan = [];

function close() {
  asked += 1;
  place.hidden = true;
  place.replaceChildren();
  unmark();
  table.dataset.hints = 'closed';
}

/** Puts each hint's number where its move is to be seen. */
function mark() {
  /** @type {Map<Element, number[]>} */
  const numbers = new Map();
  /** @type {NodeListOf<HTMLElement>} */
  const tips = place.querySelectorAll('.tip');
  for (const [index, tip] of [...tips].entries()) {
    for (const name of (tip.dataset.lights ?? '').split(' ')) {
      const thing = document.getElementById(name);
      if (thing) numbers.set(thing, [...(numbers.get(thing) ?? []), index + 1]);
    }
  }
  unmark();
  for (const [thing, its] of numbers) {
    if (thing instanceof HTMLElement) thing.dataset.hinted = its.join(' ');
    else draw(thing, its.join(' '));
  }
}

function unmark() {
  /** @type {NodeListOf<HTMLElement>} */
  const marked = document.querySelectorAll('[data-hinted]');
  for (const old of marked) delete old.dataset.hinted;
  document.getElementById('board-hints')?.replaceChildren();
}

/**
 * @param {Element} thing
 * @param {string} number
 */
function draw(thing, number) {
  const [x, y] = ['x', 'y'].map((name) => Number(thing.getAttribute(name)));
  const label = document.createElementNS('http://www.w3.org/2000/svg', 'text');
  label.setAttribute('class', 'hint-number');
  label.setAttribute('x', String(x));
  label.setAttribute('y', String(y + 5));
  label.textContent = number;
  document.getElementById('board-hints')?.append(label);
}

/** @param {string | undefined} text */
function say(text) {
  const line = document.createElement('p');
  line.className = 'note';
  line.textContent = text ?? '';
  place.replaceChildren(line);
}

async function ask() {
  if (!place.hidden) {
    close();
    return;
  }
  asked += 1;
  const own = asked;
  place.dataset.version = String(state.version);
  plan = state.plan;
  place.hidden = false;
  table.dataset.hints = 'thinking';
  say(place.dataset.thinking);
  announce(place.dataset.thinking);
  const text = await post('hint').catch(() => null);
  // Meanwhile it may be another's turn, or nobody may want to know any more.
  if (own !== asked) return;
  if (text === null) {
    say(table.dataset.failed);
  } else {
    place.innerHTML = text;
    mark();
    announce([...place.querySelectorAll('h2, .line, header + p')].map((line) => line.textContent).join(' '));
  }
  table.dataset.hints = 'shown';
}

/**
 * The plan is to be looked at on the board, which needs its room back.
 * @param {Drawn} button
 */
async function use(button) {
  close();
  if (place.dataset.version !== String(state.version)) return;
  state.at = null;
  await setPlan(JSON.parse(button.dataset.line ?? '[]'));
  (document.getElementById('confirm') ?? byId('decision', HTMLElement)).focus();
}

document.addEventListener('click', (event) => {
  if (around(event, '[data-hint]')) ask();
  else if (around(event, '[data-closes="hints"]')) {
    close();
    document.getElementById('hint')?.focus();
  } else {
    const button = around(event, '#hints [data-line]');
    if (button) use(button);
  }
});
// Escape closes what lies on top, and leaves the plan alone.
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || place.hidden || document.querySelector('dialog[open], #money:not([hidden]), [data-sure]')) return;
  event.stopPropagation();
  close();
}, true);
table.addEventListener('shown', () => {
  if (!place.hidden && (place.dataset.version !== String(state.version) || state.at !== null || state.plan !== plan)) close();
  else if (!place.hidden) mark();
});
