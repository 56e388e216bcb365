// Keys: an element with a data-key is pressed by that key.

import { hideCard, openTab, setPlan, state, table } from './table.js';

const writing = (element) => element.closest?.('input:not([type="range"]), textarea, select');

function press(key) {
  const found = [...document.querySelectorAll('[data-key]')].find((e) => e.dataset.key === key && !e.closest('[hidden]'));
  found?.click();
  return Boolean(found);
}

function nextFocus() {
  const choices = [...document.querySelectorAll('[data-focus]')];
  const now = choices.findIndex((choice) => choice.getAttribute('aria-pressed') === 'true');
  choices[(now + 1) % choices.length]?.click();
}

const zooms = { '+': '1.3', '=': '1.3', '-': '0.77', 0: '0' };

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
  if (event.key === 'Escape') {
    hideCard();
    if (state.plan.length > 0) setPlan([]);
    return;
  }
  if (event.key === 'Enter' && event.target.id === 'bid-amount') {
    event.preventDefault();
    press('b');
    return;
  }
  if (writing(event.target)) {
    // In a field for a bid the letters are free.
    if (event.target.type !== 'number' || /[0-9.,+-]/.test(event.key) || event.key.length > 1) return;
  }
  const key = event.key.toLowerCase();
  if (key === '?') document.getElementById('keys').showModal();
  else if (key === 'f') nextFocus();
  else if (key === 'm') {
    openTab('board');
    document.querySelector('[data-zoom]')?.dispatchEvent(new Event('to-board'));
  } else if (zooms[key] && !event.target.closest('#replay')) {
    document.querySelector(`[data-zoom-by="${zooms[key]}"]`)?.click();
  } else if (!press(key)) return;
  event.preventDefault();
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
