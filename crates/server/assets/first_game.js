// The coach of a first game: what was read stays away, and whoever wants no help has none until they call for it.

import { around } from './page.js';
import { state, table } from './state.js';
import { refresh } from './table.js';

const SILENT = `railhead-coach-${table.dataset.id}`;
const READ = `railhead-coach-read-${table.dataset.id}`;

// Without a memory the coach says it once more when the page is loaded again.
/**
 * @param {() => Storage} storage
 * @param {string} name
 */
function kept(storage, name) {
  try {
    return storage().getItem(name);
  } catch {
    return null;
  }
}

/**
 * @param {() => Storage} storage
 * @param {string} name
 * @param {string | null} value
 */
function keep(storage, name, value) {
  try {
    if (value === null) storage().removeItem(name);
    else storage().setItem(name, value);
  } catch {
    // Then it is forgotten with the page.
  }
}

const lasting = () => localStorage;
const passing = () => sessionStorage;

/** What was put away, by its name. */
const read = new Set((kept(passing, READ) ?? '').split(' ').filter(Boolean));
state.silent = kept(lasting, SILENT) === 'off';

function hide() {
  const card = document.getElementById('coach');
  /** @type {HTMLElement | null | undefined} */
  const remark = card?.querySelector('[data-remark]');
  if (!card || !remark) return;
  if (state.silent || read.has(remark.dataset.remark ?? '')) card.hidden = true;
}

/** @param {Drawn} button */
function answer(button) {
  const what = button.dataset.coach;
  if (what === 'read') read.add(button.dataset.remark ?? '');
  else read.clear();
  keep(passing, READ, [...read].join(' '));
  if (what !== 'read') {
    state.silent = what === 'off';
    keep(lasting, SILENT, state.silent ? 'off' : null);
  }
  const focused = document.getElementById('coach')?.contains(document.activeElement);
  hide();
  if (focused) document.getElementById(what === 'off' ? 'bring-coach' : 'decision')?.focus({ preventScroll: true });
  if (what === 'on') refresh();
  table.dispatchEvent(new CustomEvent('shown'));
}

document.addEventListener('click', (event) => {
  const button = around(event, '[data-coach]');
  if (button) answer(button);
});
table.addEventListener('shown', hide);
hide();
