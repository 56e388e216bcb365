// Finding things on the page. What the attributes of elements mean stands in ../scripts/attributes.d.ts.

/**
 * The element with an id that the page is never without.
 * @template {HTMLElement} T
 * @param {string} id
 * @param {new () => T} kind
 * @returns {T}
 */
export function byId(id, kind) {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`The page has no #${id}.`);
}

/**
 * All elements that a selector finds, in the order of the page.
 * @param {string} selector
 * @param {ParentNode} within
 */
export function all(selector, within = document) {
  /** @type {NodeListOf<Drawn>} */
  const found = within.querySelectorAll(selector);
  return [...found];
}

/**
 * The element that an event happened on or in. Returns null if there is none that the selector finds.
 * @param {Event} event
 * @param {string} selector
 * @returns {Drawn | null}
 */
export const around = (event, selector) => (event.target instanceof Element ? event.target.closest(selector) : null);

/**
 * Whether keys are letters here.
 * @param {Element} element
 */
export const isWriting = (element) => element.closest('input:not([type="range"]), textarea, select') !== null;

/**
 * Shows the end of a list, with a whole line at its top: what would be sliced there is left out.
 * @param {HTMLElement} list
 */
export function toEnd(list) {
  list.style.paddingBlockEnd = '0';
  const least = list.scrollHeight - list.clientHeight;
  const top = list.getBoundingClientRect().top - list.scrollTop;
  let room = 0;
  for (let item = list.lastElementChild; item; item = item.previousElementSibling) {
    const over = item.getBoundingClientRect().top - top - least;
    if (over < 0) break;
    room = over;
  }
  list.style.paddingBlockEnd = `${room}px`;
  list.scrollTop = list.scrollHeight;
}
