// Keys: an element with a data-key is clicked by that key.

import { hideCard } from './card.js';
import { all, isWriting } from './page.js';
import { state } from './state.js';
import { setPlan } from './table.js';

/**
 * Where nothing has a number of its own, the answers are numbered as they stand.
 * @param {string} key
 */
function numbered(key) {
  if (!/^[1-9]$/.test(key)) return null;
  if (all('[data-key]').some((element) => /[1-9]/.test(element.dataset.key ?? '') && !element.closest('[hidden]'))) return null;
  return all('#decision [data-do]:not([data-key])')[Number(key) - 1] ?? null;
}

/**
 * Clicks on what has a key. Of several elements it is the one after the one that is pressed.
 * @param {string} key
 * @param {Element} from
 * @param {boolean} held Whether the key is held down: then nothing is done a second time.
 */
function press(key, from, held) {
  const having = all('[data-key]').filter((element) => element.dataset.key?.split(' ').includes(key)
    && !element.closest('[hidden]')
    // On the slider of the moments nothing is zoomed.
    && !(element.dataset.zoomBy && from.closest('#replay')));
  // What the table asks for goes before what the coach says.
  const atTable = having.filter((element) => !element.closest('#coach'));
  const found = atTable.length > 0 ? atTable : having;
  const pressed = found.findIndex((element) => element.getAttribute('aria-pressed') === 'true');
  const next = found[(pressed + 1) % found.length] ?? numbered(key);
  if (!(next instanceof HTMLElement)) return false;
  if (held && next.matches('[data-do], [data-confirm], [data-drop], [data-opens], [data-money]')) return true;
  next.click();
  // Whoever goes to the board by a key walks on with keys.
  if (next.dataset.tab === 'board') document.querySelector('[data-zoom]')?.dispatchEvent(new Event('to-board'));
  return true;
}

document.addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (!(target instanceof Element)) return;
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
  if (key === 'Escape') {
    hideCard();
    if (state.plan.length > 0) setPlan([]);
    return;
  }
  /** @type {HTMLElement | null} */
  const taker = key === 'Enter' && target.id ? document.querySelector(`[data-with="${target.id}"]`) : null;
  if (taker) {
    event.preventDefault();
    if (!event.repeat) taker.click();
    return;
  }
  // Those who speak to their computer, or lay things on its keys, can switch these off.
  if (document.documentElement.dataset.letters === 'off') return;
  // In a field for a number the letters are free.
  const free = target.matches('[type="number"]') && /^[^0-9.,+-]$/.test(key);
  if (isWriting(target) && !free) return;
  const letter = key.toLowerCase();
  if ((event.shiftKey && press(`shift+${letter}`, target, event.repeat)) || press(letter, target, event.repeat)) event.preventDefault();
});
