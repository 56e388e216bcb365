// Amounts: the attributes of a field say what it takes, and why it does not take something else. What
// somebody has typed is theirs: it may not be sent, but it is never changed.

// What browsers find wrong with a field, in the order in which it is told.
const FLAWS = ['badInput', 'valueMissing', 'stepMismatch', 'rangeUnderflow', 'rangeOverflow'];

const reasonOf = (input, within = document) => within.querySelector(`#${input.getAttribute('aria-errormessage')}`);

// The amount in a field. Returns null if the field does not take it, and says why beside it.
export function amountIn(input) {
  const flaw = FLAWS.find((name) => input.validity[name]);
  if (!flaw) return input.valueAsNumber;
  const place = reasonOf(input);
  // Emptied first, so that the same reason is announced again.
  place.textContent = '';
  place.textContent = input.dataset[flaw];
  input.setAttribute('aria-invalid', 'true');
  return null;
}

function forgive(input) {
  input.removeAttribute('aria-invalid');
  reasonOf(input).textContent = '';
}

// Moves the amount by as many steps as the button says, within its bounds. Returns the field.
export function step(button) {
  const input = document.getElementById(button.dataset.for);
  const steps = Number(button.dataset.step);
  if (steps > 0) input.stepUp(steps);
  else input.stepDown(-steps);
  if (input.validity.valid) forgive(input);
  return input;
}

// What the player turns to, with the amount from the field where it has a place for one. If it has none, it is about
// something else, and what was typed for this goes with it.
export function turnTo(focus) {
  const input = document.querySelector('#decision input[data-turn]');
  if (!input) return focus;
  if (!focus.includes('{amount}')) delete input.dataset.turn;
  return focus.replace('{amount}', input.validity.valid ? input.value : input.defaultValue);
}

// What an amount is for: the same field may come back for another thing.
const subject = (input) => `${input.id} ${input.dataset.turn?.split('{amount}')[0]}`;

// Takes a field that somebody has typed into over into a new drawing that asks for the same amount: the field
// itself, since what is not a number is not in its value.
export function keepTyped(old, fresh) {
  const [was, now] = [old, fresh].map((part) => part.querySelector('input[type="number"]'));
  if (!was || !now || subject(was) !== subject(now)) return;
  if (was.value === was.defaultValue && !was.validity.badInput) return;
  const reason = reasonOf(was, old)?.textContent ?? '';
  for (const { name, value } of now.attributes) was.setAttribute(name, value);
  now.replaceWith(was);
  reasonOf(was, fresh).textContent = reason;
}

document.addEventListener('input', (event) => {
  if (event.target.matches('[aria-invalid]')) forgive(event.target);
});
