// The link to the next game that waits for its player, in the bar of every page.

import { byId } from './page.js';

const OFTEN = 60_000;
const link = byId('next-game', HTMLAnchorElement);
const here = document.getElementById('table')?.dataset.id;
const query = here === undefined ? '' : `?after=${encodeURIComponent(here)}`;
link.search = query;

// Nobody is disturbed by an answer that does not come: the next one may.
async function look() {
  if (document.hidden || !navigator.onLine) return;
  try {
    const answer = await fetch(`/waiting${query}`);
    if (!answer.ok) return;
    const { waiting } = await answer.json();
    link.hidden = waiting === 0;
    byId('next-count', HTMLElement).textContent = String(waiting);
  } catch { /* Perhaps the line is down. */ }
}

setInterval(look, OFTEN);
document.addEventListener('visibilitychange', look);
setTimeout(look, 300);
