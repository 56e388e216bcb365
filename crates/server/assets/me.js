// A personal link carries a key behind its '#'. It is taken only when the visitor says so.

import { byId } from './page.js';

const key = location.hash.slice(1);
if (/^[0-9a-f]{64}$/.test(key)) {
  byId('arriving-key', HTMLInputElement).value = key;
  byId('arrive', HTMLElement).hidden = false;
  history.replaceState(null, '', '/me');
}
