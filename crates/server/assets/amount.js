// Amounts: the attributes of a field say what it takes, and why it does not take something else. What
// somebody has typed is theirs: it may not be sent, but it is never changed.

import { all, byId } from './page.js';
import { table } from './state.js';

// What browsers find wrong with a field, in the order in which it is told.
const FLAWS = /** @type {const} */ (['badInput', 'valueMissing', 'stepMismatch', 'rangeUnderflow', 'rangeOverflow']);

/**
 * Where it is said why a field does not take something.
 * @param {Element} input
 * @param {ParentNode} within
 */
const reasonOf = (input, within = document) => within.querySelector(`#${input.getAttribute('aria-errormessage')}`);

/**
 * @param {Element} input
 * @param {string} reason
 * @param {ParentNode} [within]
 */
function say(input, reason, within) {
  const place = reasonOf(input, within);
  if (place) place.textContent = reason;
}

/**
 * The amount in a field. Returns null if the field does not take it, and says why beside it.
 * @param {HTMLInputElement} input
 */
export function amountIn(input) {
  const flaw = FLAWS.find((name) => input.validity[name]);
  if (!flaw) return input.valueAsNumber;
  // Emptied first, so that the same reason is announced again.
  say(input, '');
  say(input, input.dataset[flaw] ?? '');
  input.setAttribute('aria-invalid', 'true');
  return null;
}

/** @param {Element} input */
function forgive(input) {
  input.removeAttribute('aria-invalid');
  say(input, '');
}

/**
 * Moves the amount by as many steps as the button says, within its bounds. Returns the field.
 * @param {Drawn} button
 */
export function step(button) {
  const input = byId(button.dataset.for ?? '', HTMLInputElement);
  const steps = Number(button.dataset.step);
  if (steps > 0) input.stepUp(steps);
  else input.stepDown(-steps);
  if (input.validity.valid) forgive(input);
  nameAmounts();
  return input;
}

// A button names the amount that it would be pressed with, as it is typed.
function nameAmounts() {
  for (const words of all('[data-says]')) {
    const field = document.getElementById(words.closest('button')?.dataset.with ?? '');
    const typed = field instanceof HTMLInputElement ? field.value : '';
    words.textContent = (words.dataset.says ?? '').replace('{amount}', typed || '…');
  }
}

/**
 * What the player turns to, with the amount from the field where it has a place for one. If it has none, it is about
 * something else, and what was typed for this goes with it.
 * @param {string} focus
 */
export function turnTo(focus) {
  /** @type {HTMLInputElement | null} */
  const input = document.querySelector('#decision input[data-turn]');
  if (!input) return focus;
  if (!focus.includes('{amount}')) delete input.dataset.turn;
  return focus.replace('{amount}', input.validity.valid ? input.value : input.defaultValue);
}

/**
 * What an amount is for: the same field may come back for another thing.
 * @param {HTMLInputElement} input
 */
const subject = (input) => `${input.id} ${input.dataset.turn?.split('{amount}')[0]}`;

/**
 * Takes a field that somebody has typed into over into a new drawing that asks for the same amount: the field
 * itself, since what is not a number is not in its value.
 * @param {Element} old
 * @param {Element} fresh
 */
export function keepTyped(old, fresh) {
  /** @type {(HTMLInputElement | null)[]} */
  const [was, now] = [old, fresh].map((part) => part.querySelector('input[type="number"]'));
  if (!was || !now || subject(was) !== subject(now)) return;
  if (was.value === was.defaultValue && !was.validity.badInput) return;
  const reason = reasonOf(was, old)?.textContent ?? '';
  for (const { name, value } of now.attributes) was.setAttribute(name, value);
  now.replaceWith(was);
  say(was, reason, fresh);
}

document.addEventListener('input', ({ target }) => {
  nameAmounts();
  if (target instanceof Element && target.matches('[aria-invalid]')) forgive(target);
});
table.addEventListener('shown', nameAmounts);
nameAmounts();
