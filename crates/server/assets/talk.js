// Talk and notes.

import { announce } from './comfort.js';
import { refresh } from './table.js';

const address = `/api/games/${document.getElementById('table').dataset.id}`;

async function send(method, path, text) {
  const answer = await fetch(`${address}/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text }),
  });
  if (!answer.ok) announce((await answer.json().catch(() => ({}))).error ?? '');
  return answer.ok;
}

document.addEventListener('submit', async (event) => {
  if (event.target.id !== 'say') return;
  event.preventDefault();
  const words = document.getElementById('words');
  if (words.value.trim() && (await send('POST', 'talk', words.value))) {
    words.value = '';
    refresh();
  }
});

// A note is kept as it is written, a moment after the last letter.
const note = document.getElementById('note');
let later = null;
const keep = async () => {
  clearTimeout(later);
  later = null;
  if (await send('PUT', 'note', note.value)) note.dataset.kept = 'true';
};
note?.addEventListener('input', () => {
  delete note.dataset.kept;
  clearTimeout(later);
  later = setTimeout(keep, 600);
});
note?.addEventListener('blur', () => {
  if (later) keep();
});
