// A page whose server was replaced by one with other scripts loads itself again, when nothing is lost by that.

import { isWriting } from './page.js';

const root = document.documentElement;

// What a reload would cut short: a dialog, hints, a game that is being played back, a sentence about what went wrong.
const UNDER_WAY =
  'dialog[open], #hints:not([hidden]), [data-go][aria-pressed="true"], #decision .problem, #decision > .refusal';

/**
 * Loads the page again if the server is of another build.
 * @param {string | undefined} build
 */
export function renew(build) {
  if (!build || build === root.dataset.build || document.querySelector(UNDER_WAY) || isTyped()) return;
  if (isNew(build)) location.reload();
}

/** Whether somebody writes, or has written something that is not sent. */
function isTyped() {
  if (document.activeElement && isWriting(document.activeElement)) return true;
  /** @type {NodeListOf<HTMLInputElement | HTMLTextAreaElement>} */
  const fields = document.querySelectorAll('input:not([type="hidden"], [type="range"], [readonly]), textarea');
  return [...fields].some((field) => field.value !== field.defaultValue || field.validity.badInput);
}

/**
 * Whether the page has not yet been loaded for this build: two servers that differ do not send it to and fro for ever.
 * @param {string} build
 */
function isNew(build) {
  const key = `railhead-build-${build}`;
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, 'loaded');
    return true;
  } catch {
    // Without a memory there is no end to it.
    return false;
  }
}
