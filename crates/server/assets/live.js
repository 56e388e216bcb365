// Live: the server tells of each new version, and of what happens aside.

import { state, table } from './state.js';
import { refresh } from './table.js';

// Where the page stands: the stream begins with what has happened since it was drawn.
const query = new URLSearchParams({ present: 'true', after: String(state.version) });
if (table.dataset.aside !== undefined) query.set('aside', table.dataset.aside);
if (table.dataset.invite) query.set('invite', table.dataset.invite);

const stream = new EventSource(`/api/games/${table.dataset.id}/events?${query}`);
let lost = false;

stream.addEventListener('open', () => {
  table.dataset.live = 'on';
  // After a break the server may be another one. And one that does not count what happens aside tells only what comes
  // from now on: what happened between the page and this moment has to be asked for.
  if (lost || table.dataset.aside === undefined) refresh();
  lost = false;
});
stream.addEventListener('error', () => {
  table.dataset.live = 'lost';
  lost = true;
});
stream.addEventListener('version', (event) => {
  if (Number(JSON.parse(event.data).version) > state.version) refresh();
});
stream.addEventListener('aside', () => refresh());
