// A slider beside a field for an amount: the two always say the same, and the table is drawn for what they say.

import { all, byId } from './page.js';
import { table } from './state.js';
import { lookAt } from './table.js';

/**
 * The field of a slider, or the field itself.
 * @param {EventTarget | null} target
 */
function fieldOf(target) {
  if (!(target instanceof HTMLInputElement)) return null;
  if (target.dataset.slides !== undefined) return byId(target.dataset.slides, HTMLInputElement);
  return target.dataset.turn === undefined ? null : target;
}

// What the elements that name the amount say for the one they were drawn with.
/** @type {WeakMap<Element, string>} */
const words = new WeakMap();

/**
 * A button never names another amount than the one that it would send.
 * @param {boolean} asDrawn
 */
function name(asDrawn) {
  for (const named of all('[data-amount]')) {
    if (!words.has(named)) words.set(named, named.textContent ?? '');
    named.textContent = asDrawn ? words.get(named) ?? '' : '…';
  }
}

/** @param {HTMLInputElement} field */
function turn(field) {
  if (field.dataset.turn && field.validity.valid && field.value !== field.defaultValue) lookAt(field.dataset.turn);
}

document.addEventListener('input', (event) => {
  const field = fieldOf(event.target);
  if (!field) return;
  const slider = /** @type {HTMLInputElement | null} */ (document.querySelector(`[data-slides="${field.id}"]`));
  if (event.target === slider && slider) field.value = slider.value;
  else if (slider && field.validity.valid) slider.value = field.value;
  name(field.value === field.defaultValue);
  if (event.target === field) turn(field);
});
// While somebody drags, the slider stays as it is: the table is drawn again when they let go.
document.addEventListener('change', (event) => {
  const field = fieldOf(event.target);
  if (field && event.target !== field) turn(field);
});
// What was drawn before for this amount is not drawn again.
table.addEventListener('shown', () => {
  const field = /** @type {HTMLInputElement | null} */ (document.querySelector('#decision input[data-turn]'));
  if (field) name(field.value === field.defaultValue);
});
