// Handing on a link: the moment that is looked at goes with it, and the device's own way of sharing is offered.

import { all, around, byId } from './page.js';

const table = document.getElementById('table');

// The link in the dialog leads to what is looked at when the dialog opens.
function addMoment() {
  for (const field of all('#share input[data-path]')) {
    if (!(field instanceof HTMLInputElement)) continue;
    const link = new URL(field.dataset.path ?? '', location.href);
    const at = field.dataset.moments === undefined ? undefined : table?.dataset.at;
    if (at) link.searchParams.set('at', at);
    field.value = link.href;
    // Where the link begins is what people look at.
    field.setSelectionRange(0, field.value.length, 'backward');
    const note = document.getElementById('share-moment');
    if (note) note.hidden = !at;
    const code = document.querySelector(`[data-qr="${field.id}"]`);
    const source = `/qr.svg?${new URLSearchParams({ to: link.pathname + link.search })}`;
    if (at && code instanceof HTMLImageElement) code.src = source;
  }
}

// Not every device has a way of its own.
function offerSending() {
  const can = 'share' in navigator;
  for (const button of all('[data-sends]')) if (button instanceof HTMLElement) button.hidden = !can;
}

document.addEventListener('click', (event) => {
  if (around(event, '[data-opens="share"]')) {
    addMoment();
    offerSending();
  }
  const sender = around(event, '[data-sends]');
  if (!sender) return;
  const field = byId(sender.dataset.sends ?? '', HTMLInputElement);
  // Whoever closes the device's own dialog has changed their mind.
  navigator.share({ title: document.title, url: field.value }).catch(() => {});
});
if (table) new MutationObserver(offerSending).observe(table, { childList: true });
offerSending();
