// Looking back: every moment has an address, and the slider and the keys go from one to the next.

import { refresh, state, table } from './table.js';

const moment = document.getElementById('moment');
const playButton = document.querySelector('[data-go="play"]');
let playing = null;

async function go(at) {
  state.at = at === null || at >= state.version ? null : Math.max(at, 0);
  state.plan = [];
  const url = new URL(location.href);
  if (state.at === null) url.searchParams.delete('at');
  else url.searchParams.set('at', state.at);
  history.replaceState(null, '', url);
  await refresh();
}

function stop() {
  clearTimeout(playing);
  playing = null;
  playButton.setAttribute('aria-pressed', 'false');
}

// Plays the moves, one after the other.
function play() {
  if (playing) {
    stop();
    return;
  }
  playButton.setAttribute('aria-pressed', 'true');
  const next = async () => {
    await go((state.at ?? -1) + 1);
    if (playing && state.at !== null) playing = setTimeout(next, 700);
    else stop();
  };
  if (state.at === null) state.at = -1;
  playing = setTimeout(next, 0);
}

document.addEventListener('click', (event) => {
  const button = event.target.closest('[data-go]');
  if (button) {
    event.preventDefault();
    const { go: where } = button.dataset;
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
  const line = event.target.closest('#log a, #since a, .moments a');
  if (line && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    stop();
    go(Number(new URL(line.href).searchParams.get('at')));
  }
});

moment.addEventListener('input', () => {
  stop();
  go(Number(moment.value));
});
table.addEventListener('your-turn', stop);
