// Looking back: every moment has an address, and the slider and the keys go from one to the next.

import { all, around, byId } from './page.js';
import { state, table } from './state.js';
import { refresh } from './table.js';

const moment = byId('moment', HTMLInputElement);
const playButton = document.querySelector('[data-go="play"]');
/** @type {ReturnType<typeof setTimeout> | undefined} */
let playing;

/**
 * Shows a moment: null is now.
 * @param {number | null} at
 */
async function go(at) {
  state.at = at === null || at >= state.version ? null : Math.max(at, 0);
  state.plan = [];
  const url = new URL(location.href);
  if (state.at === null) url.searchParams.delete('at');
  else url.searchParams.set('at', String(state.at));
  history.replaceState(null, '', url);
  await refresh();
}

function stop() {
  clearTimeout(playing);
  playing = undefined;
  playButton?.setAttribute('aria-pressed', 'false');
  document.getElementById('play-since')?.setAttribute('aria-pressed', 'false');
}

// Plays the moves, one after the other.
function play() {
  if (playing) {
    stop();
    return;
  }
  playButton?.setAttribute('aria-pressed', 'true');
  const next = async () => {
    await go((state.at ?? -1) + 1);
    if (playing && state.at !== null) playing = setTimeout(next, 700);
    else stop();
  };
  if (state.at === null) state.at = -1;
  playing = setTimeout(next, 0);
}

/**
 * Plays from one stop to the next at the pace of somebody who looks, and then is back at now.
 * @param {number[]} stops
 */
function playThrough(stops) {
  if (playing) {
    stop();
    return;
  }
  const rest = [...stops];
  document.getElementById('play-since')?.setAttribute('aria-pressed', 'true');
  const next = async () => {
    const at = rest.shift();
    await go(at ?? null);
    if (playing && at !== undefined && state.at !== null) playing = setTimeout(next, 1400);
    else stop();
  };
  playing = setTimeout(next, 0);
}

document.addEventListener('click', (event) => {
  const player = around(event, '[data-stops]');
  if (player) {
    const stops = (player.dataset.stops ?? '').split(' ').map(Number);
    playThrough(stops);
    return;
  }
  const button = around(event, '[data-go]');
  if (button) {
    event.preventDefault();
    const where = button.dataset.go;
    if (where === 'play') {
      play();
      return;
    }
    stop();
    if (where === 'first') go(0);
    else if (where === 'now') go(null);
    else go((state.at ?? state.version) + Number(where));
    return;
  }
  const line = around(event, '#log a, #since a, .moments a');
  if (line instanceof HTMLAnchorElement && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    stop();
    go(Number(new URL(line.href).searchParams.get('at')));
  }
});

moment.addEventListener('input', () => {
  stop();
  go(Number(moment.value));
});
// In the list of what has happened: where one is.
table.addEventListener('shown', () => {
  for (const line of all('#since li[data-at]')) line.classList.toggle('at', state.at !== null && Number(line.dataset.at) === state.at);
  document.getElementById('play-since')?.setAttribute('aria-pressed', String(playing !== undefined));
});
table.addEventListener('your-turn', stop);
