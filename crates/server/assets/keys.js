// Keys: an element with a data-key is clicked by that key.

import { hideCard } from './card.js';
import { all, isWriting } from './page.js';
import { state, table } from './state.js';
import { setPlan } from './table.js';

/**
 * Clicks on what has a key. Of several elements it is the one after the one that is pressed.
 * @param {string} key
 * @param {Element} from
 */
function press(key, from) {
  const found = all('[data-key]').filter((element) => element.dataset.key?.split(' ').includes(key)
    && !element.closest('[hidden]')
    // On the slider of the moments nothing is zoomed.
    && !(element.dataset.zoomBy && from.closest('#replay')));
  const pressed = found.findIndex((element) => element.getAttribute('aria-pressed') === 'true');
  const next = found[(pressed + 1) % found.length];
  if (!(next instanceof HTMLElement)) return false;
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
    taker.click();
    return;
  }
  // In a field for a number the letters are free.
  const free = target.matches('[type="number"]') && /^[^0-9.,+-]$/.test(key);
  if (isWriting(target) && !free) return;
  if (press(key.toLowerCase(), target)) event.preventDefault();
});

// A short tone when it is the player's turn, unless it is switched off.
table.addEventListener('your-turn', () => {
  if (document.documentElement.dataset.sound === 'off') return;
  try {
    const context = new AudioContext();
    if (context.state !== 'running') return;
    const tone = context.createOscillator();
    const volume = context.createGain();
    volume.gain.setValueAtTime(0.08, context.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.5);
    tone.frequency.setValueAtTime(660, context.currentTime);
    tone.frequency.setValueAtTime(880, context.currentTime + 0.12);
    tone.connect(volume).connect(context.destination);
    tone.start();
    tone.stop(context.currentTime + 0.5);
    tone.addEventListener('ended', () => context.close());
  } catch {
    // No sound is no harm.
  }
});
