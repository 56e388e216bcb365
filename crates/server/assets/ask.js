// What costs money asks once more: the element that was pressed turns into the question, where it is, and pressing it
// again is the answer. The words are the element's own.

import { announce } from './comfort.js';

const root = document.documentElement;
// Whoever clicks twice without looking has not answered.
const READING = 400;

// The element that asks.
/** @type {Drawn | null} */
let asking = null;

/** No longer asks. */
function takeBack() {
  if (!asking) return;
  delete asking.dataset.sure;
  delete asking.dataset.asked;
  asking = null;
}

/**
 * What an element asks before it is done. Returns null if nothing is to be asked.
 * @param {Drawn} element
 * @param {unknown} amount The amount that it would be done with, if it has one.
 */
function questionOf(element, amount) {
  const [far, all] = [element.dataset.asksFar, element.dataset.asksAll];
  let [question, always] = [element.dataset.asks ?? all, element.dataset.asks === undefined];
  if (typeof amount === 'number') {
    const field = document.getElementById(element.dataset.with ?? '');
    const most = field instanceof HTMLInputElement ? Number(field.max) : Infinity;
    // What may be a typing error is asked about in any case.
    always = false;
    if (all && amount >= most) [question, always] = [all, true];
    else if (far && amount >= Number(element.dataset.far)) [question, always] = [far, true];
  }
  if (!question || (!always && root.dataset.spend === 'off')) return null;
  return question.replaceAll('{amount}', String(amount));
}

/**
 * Whether an element may be done: it asks nothing, or has been asked and is pressed again. Else it asks now.
 * @param {Drawn} element
 * @param {unknown} amount
 * @param {number} clicks Which click of several in a row it was.
 */
export function isSure(element, amount, clicks) {
  const question = questionOf(element, amount);
  if (question !== null && (asking !== element || element.dataset.asked !== question)) {
    takeBack();
    asking = element;
    element.dataset.asked = question;
    element.dataset.sure = 'asked';
    setTimeout(() => {
      if (element.dataset.sure) element.dataset.sure = 'ready';
    }, READING);
    announce(question);
    return false;
  }
  // The second half of a double click is no answer.
  if (question !== null && (element.dataset.sure !== 'ready' || clicks === 2)) return false;
  takeBack();
  return true;
}

for (const event of ['click', 'focusin']) {
  document.addEventListener(event, ({ target }) => {
    const within = target instanceof Element && asking && (asking.contains(target) || target.id === asking.dataset.with);
    if (!within) takeBack();
  }, true);
}
document.addEventListener('input', takeBack, true);
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && asking?.isConnected && !document.querySelector('dialog[open]')) {
    event.stopImmediatePropagation();
    takeBack();
  }
  // A key that is held down is pressed once.
  const pressing = event.repeat && (event.key === 'Enter' || event.key === ' ');
  if (pressing && event.target instanceof Element && event.target.closest('[data-asks], [data-asks-all]')) event.preventDefault();
}, true);
