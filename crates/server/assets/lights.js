// Pointing at something lights up what it is about on the stage: a company's track, the place of a line of the log.
// The stage carries the names of what is lit, for the styles, and the elements of these ids are marked.

import { around, byId } from './page.js';

const stage = byId('stage', HTMLElement);
const HELD = 350;

/** @param {string | undefined} names */
function light(names) {
  if (stage.dataset.lit === names) return;
  for (const old of stage.querySelectorAll('.lit')) old.classList.remove('lit');
  delete stage.dataset.lit;
  if (!names) return;
  stage.dataset.lit = names;
  for (const name of names.split(' ')) {
    const thing = document.getElementById(name);
    if (thing && stage.contains(thing)) thing.classList.add('lit');
  }
}

/**
 * What an event's element lights: by itself, or by the one sign on the button that it belongs to.
 * @param {Event} event
 */
function namesAt(event) {
  const own = around(event, '[data-lights]');
  if (own) return own.dataset.lights;
  /** @type {NodeListOf<HTMLElement> | undefined} */
  const signs = around(event, 'button, a')?.querySelectorAll('[data-lights]');
  return signs?.length === 1 ? signs[0].dataset.lights : undefined;
}

document.addEventListener('pointerover', (event) => {
  if (event.pointerType === 'mouse') light(namesAt(event));
});
document.addEventListener('focusin', (event) => {
  if (event.target instanceof Element && event.target.matches(':focus-visible')) light(namesAt(event));
});
document.addEventListener('focusout', () => light(undefined));

// A finger has to rest; what it has lit goes out when it is lifted, and lifting it is no click then.
/** @type {ReturnType<typeof setTimeout> | undefined} */
let resting;
let held = false;
document.addEventListener('pointerdown', (event) => {
  held = false;
  const names = event.pointerType === 'mouse' ? undefined : namesAt(event);
  if (!names) return;
  resting = setTimeout(() => {
    held = true;
    light(names);
  }, HELD);
});
for (const end of ['pointerup', 'pointercancel']) {
  document.addEventListener(end, () => {
    clearTimeout(resting);
    if (held) light(undefined);
  });
}
document.addEventListener('click', (event) => {
  if (held) {
    event.stopPropagation();
    event.preventDefault();
  }
  held = false;
}, true);
