// Explanations: of what the mouse, the focus or a finger rests on.

import { around, byId } from './page.js';
import { post, state } from './state.js';

/** @type {ReturnType<typeof setTimeout> | undefined} */
let resting;
/** @type {string | null} */
let wanted = null;

// What an explanation speaks of.
const standing = () => JSON.stringify([state.version, state.at, state.plan]);

/**
 * Shows what there is to know about something.
 * @param {string} about
 */
export async function explain(about) {
  wanted = about;
  const card = byId('card', HTMLElement);
  const asked = standing();
  try {
    const text = await post('card', { about });
    if (wanted !== about) return;
    if (asked !== standing()) {
      // It speaks of another plan.
      if (document.querySelector(`[data-about="${CSS.escape(about)}"]`)) explain(about);
      else hideCard();
      return;
    }
    if (text === '') {
      hideCard();
      return;
    }
    card.innerHTML = text;
    clear();
    spread(card);
    card.hidden = false;
    card.dataset.about = about;
    stepAside(card, about);
  } catch {
    hideCard();
  }
}

/**
 * The card never lies on what it explains.
 * @param {HTMLElement} card
 * @param {string} about
 */
function stepAside(card, about) {
  card.classList.remove('aside');
  const thing = document.querySelector(`#stage [data-about="${CSS.escape(about)}"]:not(.card)`)?.getBoundingClientRect();
  const own = card.getBoundingClientRect();
  if (!thing) return;
  const apart = thing.right < own.left - 8 || thing.left > own.right + 8 || thing.bottom < own.top - 8 || thing.top > own.bottom + 8;
  if (!apart) card.classList.add('aside');
}

// What belongs to the card and lies on the stage.
/** @type {string[]} */
let drawn = [];

/**
 * What a card says may be drawn on the stage, too: its parts take their places there as long as it lies open.
 * @param {HTMLElement} card
 */
function spread(card) {
  for (const part of card.querySelectorAll('[data-part]')) {
    const place = document.getElementById(part.id);
    if (!place || place === part) continue;
    place.replaceWith(part);
    drawn.push(part.id);
  }
}

function clear() {
  for (const id of drawn) document.getElementById(id)?.replaceChildren();
  drawn = [];
}

export function hideCard() {
  wanted = null;
  clear();
  const card = byId('card', HTMLElement);
  card.hidden = true;
  delete card.dataset.about;
}

/** @param {Event} event */
function rest(event) {
  const element = around(event, '[data-about]');
  const about = element?.dataset.about;
  clearTimeout(resting);
  if (!about || about === wanted) return;
  if (event.type === 'focusin' && !element.matches(':focus-visible')) return;
  resting = setTimeout(() => explain(about), event.type === 'focusin' ? 60 : 140);
}

document.addEventListener('pointerover', (event) => {
  if (event.pointerType === 'mouse') rest(event);
});
document.addEventListener('focusin', rest);
byId('stage', HTMLElement).addEventListener('pointerleave', (event) => {
  if (event.pointerType === 'mouse') {
    clearTimeout(resting);
    hideCard();
  }
});
