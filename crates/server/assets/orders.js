// Standing orders: gives them and withdraws them, and says what has become of them. What can be ordered, and in which
// words, the sheet says that the server draws.

import { amountIn } from './amount.js';
import { announce } from './comfort.js';
import { around, byId } from './page.js';
import { state, table } from './state.js';
import { refresh } from './table.js';

/** @param {object} wish */
async function send(wish) {
  const answer = await fetch(`${table.dataset.address}/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ version: state.version, ...wish }),
  }).catch(() => null);
  const body = byId('orders-body', HTMLElement);
  if (!answer?.ok) {
    const problem = document.createElement('p');
    problem.className = 'problem';
    problem.setAttribute('role', 'alert');
    problem.textContent = table.dataset.failed ?? '';
    body.prepend(problem);
    return;
  }
  const focused = document.activeElement?.id ?? '';
  body.outerHTML = await answer.text();
  // What was pressed may be gone: the sheet stays where the keys are.
  (document.getElementById(focused) ?? document.querySelector('#orders button'))?.focus();
  refresh();
}

document.addEventListener('click', (event) => {
  const withdrawn = around(event, '[data-withdraw]');
  if (withdrawn) {
    send({ withdraw: withdrawn.dataset.withdraw });
    return;
  }
  const given = around(event, '[data-order]');
  if (!given) return;
  const order = JSON.parse(given.dataset.order ?? '{}');
  if (given.dataset.with) {
    const field = byId(given.dataset.with, HTMLInputElement);
    const amount = amountIn(field);
    if (amount === null) {
      field.focus();
      return;
    }
    order.amount = amount;
  }
  send({ order });
});

// What becomes of an order is told once.
let told = document.getElementById('orders-news')?.textContent ?? '';
table.addEventListener('shown', () => {
  const news = document.getElementById('orders-news')?.textContent ?? '';
  if (news !== told) announce(news);
  told = news;
});
