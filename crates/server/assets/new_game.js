// An own map or deck: the file goes to the server, which checks and draws it, and then with the form.

import { byId } from './page.js';

const place = byId('material', HTMLElement);
const file = byId('material-file', HTMLInputElement);
const text = byId('material-text', HTMLInputElement);
const remove = byId('material-remove', HTMLElement);

/** @param {string} told */
function say(told) {
  byId('material-shown', HTMLElement).textContent = told;
}

/** @param {File} chosen */
async function check(chosen) {
  text.value = '';
  remove.hidden = false;
  say(place.dataset.thinking ?? '');
  const written = await chosen.text();
  const answer = await fetch('/games/new/material', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ game: place.dataset.game, file: chosen.name, text: written }),
  });
  if (!answer.ok) {
    say((await answer.json()).error);
    return;
  }
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const shown = page.getElementById('material-shown');
  if (!shown) return;
  if (shown.dataset.good !== undefined) text.value = written;
  byId('material-shown', HTMLElement).replaceWith(document.importNode(shown, true));
}

file.addEventListener('change', async () => {
  const chosen = file.files?.[0];
  // The same file can be chosen again once it is mended.
  file.value = '';
  if (chosen) await check(chosen).catch(() => say(place.dataset.failed ?? ''));
});
remove.addEventListener('click', () => {
  text.value = '';
  remove.hidden = true;
  say('');
});
