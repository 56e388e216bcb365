// What every page has: dialogs, settings, links to copy.

import { around, byId } from './page.js';

const root = document.documentElement;

/**
 * The settings are kept in a cookie, so that the server can draw the next page right at once.
 * @param {HTMLSelectElement} select
 */
function settle(select) {
  const name = select.dataset.set ?? '';
  /** @type {NodeListOf<HTMLSelectElement>} */
  const settings = document.querySelectorAll('select[data-set]');
  const chosen = [...settings].map((other) => `${other.dataset.set}.${other.value}`).join('_');
  document.cookie = `railhead_comfort=${chosen}; path=/; max-age=31536000; samesite=lax`;
  if (name === 'language') location.reload();
  else root.dataset[name] = select.value;
}

/**
 * Addresses that the server knows only from its root on are completed here.
 * @param {ParentNode} within
 */
export function completeLinks(within = document) {
  /** @type {NodeListOf<HTMLInputElement>} */
  const fields = within.querySelectorAll('input[data-path]');
  for (const field of fields) field.value = new URL(field.dataset.path ?? '', location.href).href;
}

/** @param {Drawn} button */
async function copy(button) {
  const field = document.getElementById(button.dataset.copies ?? '');
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    field.select();
    document.execCommand('copy');
  }
  const label = button.textContent;
  button.textContent = button.dataset.done ?? '';
  announce(button.dataset.done);
  // It says so until one turns to something else.
  button.addEventListener('blur', () => { button.textContent = label; }, { once: true });
}

/** Whether things are to stay still: as the visitor has set it, or else their device. */
export function isStill() {
  const set = root.dataset.motion;
  return set === 'less' || (set !== 'more' && matchMedia('(prefers-reduced-motion: reduce)').matches);
}

/**
 * Says something to those who hear the page.
 * @param {string | null | undefined} text
 */
export function announce(text) {
  const place = document.getElementById('announce');
  if (text && place) place.textContent = text;
}

document.addEventListener('click', (event) => {
  const opener = around(event, '[data-opens]');
  if (opener) {
    // A dialog that leads to another one makes room for it.
    opener.closest('dialog')?.close();
    byId(opener.dataset.opens ?? '', HTMLDialogElement).showModal();
  }
  const copier = around(event, '[data-copies]');
  if (copier) copy(copier);
});
document.addEventListener('change', (event) => {
  const select = around(event, '[data-set]');
  if (select instanceof HTMLSelectElement) settle(select);
});
completeLinks();
root.dataset.ready = 'true';
