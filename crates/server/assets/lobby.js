// Opening a record: the file goes to the server, which checks it and makes it a table.

import { byId } from './page.js';

const file = byId('record-file', HTMLInputElement);
const problem = byId('record-problem', HTMLElement);

file.addEventListener('change', async () => {
  const record = file.files?.[0];
  if (!record) return;
  problem.textContent = '';
  const answer = await fetch('/games/import', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: await record.text(),
  });
  const told = await answer.json();
  if (answer.ok) location.assign(`/games/${told.id}?at=0`);
  else problem.textContent = told.error;
  file.value = '';
});
