// Talk and notes.

import { announce } from './comfort.js';
import { refresh, table } from './table.js';

const address = `/api/games/${table.dataset.id}`;

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

// What was said earlier takes the place of the button that asks for it; what one reads stays in its place.
document.addEventListener('click', async (event) => {
  const button = event.target.closest('[data-talk-before]');
  if (!button) return;
  button.disabled = true;
  const query = new URLSearchParams({ before: button.dataset.talkBefore });
  if (table.dataset.invite) query.set('invite', table.dataset.invite);
  const answer = await fetch(`/games/${table.dataset.id}/talk?${query}`);
  if (!answer.ok) {
    button.disabled = false;
    return;
  }
  const list = document.getElementById('talk');
  const fromEnd = list.scrollHeight - list.scrollTop;
  const earlier = document.createElement('template');
  earlier.innerHTML = await answer.text();
  button.closest('li').replaceWith(earlier.content);
  list.scrollTop = list.scrollHeight - fromEnd;
  list.focus({ preventScroll: true });
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
