// A few short sounds, made here: that it is one's turn, money, the gavel of an auction, a whistle. None before the
// player has touched the page, none if they are switched off.

import { table } from './state.js';

/** @type {AudioContext | null} */
let context = null;

// A browser lets a page sound only after somebody has done something on it.
function wake() {
  try {
    context ??= new AudioContext();
    context.resume().catch(() => null);
  } catch {
    // No sound is no harm.
  }
}

/**
 * One tone that fades away.
 * @param {AudioContext} on
 * @param {{ pitch: number, from?: number, lasts?: number, loud?: number, shape?: OscillatorType, to?: number }} tone
 */
function ring(on, { pitch, from = 0, lasts = 0.4, loud = 0.07, shape = 'sine', to = pitch }) {
  const begin = on.currentTime + from;
  const voice = on.createOscillator();
  const volume = on.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, begin);
  voice.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  volume.gain.setValueAtTime(loud, begin);
  volume.gain.exponentialRampToValueAtTime(0.0005, begin + lasts);
  voice.connect(volume).connect(on.destination);
  voice.start(begin);
  voice.stop(begin + lasts);
}

/** @type {Record<string, (on: AudioContext) => void>} */
const SOUNDS = {
  turn: (on) => {
    ring(on, { pitch: 660, lasts: 0.3 });
    ring(on, { pitch: 880, from: 0.12 });
  },
  money: (on) => {
    for (const [place, pitch] of [1320, 1760, 1980].entries()) ring(on, { pitch, from: place * 0.09, lasts: 0.22, loud: 0.035, shape: 'triangle' });
  },
  gavel: (on) => {
    for (const from of [0, 0.14]) ring(on, { pitch: 240, to: 90, from, lasts: 0.09, loud: 0.16, shape: 'triangle' });
  },
  whistle: (on) => {
    for (const pitch of [523, 659, 784]) ring(on, { pitch, to: pitch * 0.97, lasts: 0.9, loud: 0.03, shape: 'sawtooth' });
  },
};

/**
 * Makes a sound, if sounds are wanted and possible.
 * @param {string | undefined} name
 */
export function sound(name) {
  const made = SOUNDS[name ?? ''];
  if (!made || !context || context.state !== 'running' || document.documentElement.dataset.sound === 'off') return;
  made(context);
}

for (const gesture of ['pointerdown', 'keydown']) document.addEventListener(gesture, wake, { once: true, capture: true });
table.addEventListener('your-turn', () => sound('turn'));
