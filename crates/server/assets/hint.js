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
  table.dataset.hints = 'closed';
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
});
