// Talk and notes.

import { announce } from './comfort.js';
import { all, around, byId } from './page.js';
import { table } from './state.js';
import { refresh } from './table.js';
import { isTalkOpen } from './tabs.js';

const address = `/api/games/${table.dataset.id}`;

/**
 * Returns whether it was taken.
 * @param {'POST' | 'PUT'} method
 * @param {string} path
 * @param {string} text
 */
async function send(method, path, text) {
  const answer = await fetch(`${address}/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text }),
  });
  if (!answer.ok) announce((await answer.json().catch(() => ({}))).error);
  return answer.ok;
}

document.addEventListener('submit', async (event) => {
  if (!around(event, '#say')) return;
  event.preventDefault();
  const words = byId('words', HTMLInputElement);
  if (words.value.trim() && (await send('POST', 'talk', words.value))) {
    words.value = '';
    refresh();
  }
});

// What was said earlier takes the place of the button that asks for it; what one reads stays in its place.
document.addEventListener('click', async (event) => {
  const button = around(event, '[data-talk-before]');
  if (!(button instanceof HTMLButtonElement)) return;
  button.disabled = true;
  const query = new URLSearchParams({ before: button.dataset.talkBefore ?? '' });
  if (table.dataset.invite) query.set('invite', table.dataset.invite);
  const answer = await fetch(`/games/${table.dataset.id}/talk?${query}`);
  if (!answer.ok) {
    button.disabled = false;
    return;
  }
  const list = byId('talk', HTMLElement);
  const fromEnd = list.scrollHeight - list.scrollTop;
  const earlier = document.createElement('template');
  earlier.innerHTML = await answer.text();
  button.closest('li')?.replaceWith(earlier.content);
  list.scrollTop = list.scrollHeight - fromEnd;
  list.focus({ preventScroll: true });
});

// A note is kept as it is written, a moment after the last letter. Who only looks on has none.
const note = document.getElementById('note');
if (note instanceof HTMLTextAreaElement) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let later;
  const keep = async () => {
    clearTimeout(later);
    later = undefined;
    const text = note.value;
    if (!(await send('PUT', 'note', text))) return;
    // As if the page had been drawn with it: nothing of it is lost any more.
    note.defaultValue = text;
    note.dataset.kept = 'true';
  };
  note.addEventListener('input', () => {
    delete note.dataset.kept;
    clearTimeout(later);
    later = setTimeout(keep, 600);
  });
  note.addEventListener('blur', () => {
    if (later) keep();
  });
}

// What somebody should not miss, that they are named or that their wish is refused, is told over the table: once in each
// browser, and not to those who read the talk.
const TOLD = `railhead-told-${table.dataset.id}`;
const told = document.getElementById('told');
let untold = 0;

function lastTold() {
  try {
    return Number(localStorage.getItem(TOLD) ?? Infinity);
  } catch {
    return Infinity;
  }
}

// Without a memory only what comes while the page is open is told.
let known = lastTold();

function tell() {
  if (!told) return;
  const words = all('#talk > li');
  const last = Math.max(0, ...words.map((word) => Number(word.dataset.talk) || 0));
  const fresh = words.filter((word) => word.dataset.tells !== undefined && Number(word.dataset.talk) > known);
  known = last;
  try {
    localStorage.setItem(TOLD, String(last));
  } catch { /* As it was. */ }
  if (isTalkOpen()) {
    hush();
    return;
  }
  const latest = fresh.at(-1);
  if (!latest) return;
  untold += fresh.length;
  byId('told-words', HTMLElement).replaceChildren(...[...latest.childNodes].map((node) => node.cloneNode(true)));
  byId('told-more', HTMLElement).textContent = untold > 1 ? String(untold) : '';
  told.hidden = false;
}

function hush() {
  untold = 0;
  if (told) told.hidden = true;
}

document.addEventListener('click', (event) => {
  if (around(event, '[data-told], [data-tab="talk"]')) hush();
});
table.addEventListener('shown', tell);
tell();
