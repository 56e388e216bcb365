// Room on the page: where things are to be seen, what of it is needed now, and so where something can lie that comes
// over the table.

import { all } from './page.js';
import { isCovered } from './tabs.js';

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

/** More places than these are not looked at: a board may have hundreds. */
const MOST = 120;

/**
 * Where an element is to be seen: without what its surroundings cut off. Returns null if nothing is left of it.
 * @param {Element} element
 * @returns {Box | null}
 */
export function boxOf(element) {
  if (!element.checkVisibility()) return null;
  const own = element.getBoundingClientRect();
  let box = { left: own.left, top: own.top, right: own.right, bottom: own.bottom };
  for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
    if (getComputedStyle(outer).overflow === 'visible') continue;
    const limits = outer.getBoundingClientRect();
    box = {
      left: Math.max(box.left, limits.left),
      top: Math.max(box.top, limits.top),
      right: Math.min(box.right, limits.right),
      bottom: Math.min(box.bottom, limits.bottom),
    };
  }
  const panel = element.closest('[data-panel]');
  if (box.right - box.left <= 1 || box.bottom - box.top <= 1 || (panel && isCovered(panel))) return null;
  return box;
}

/**
 * Where the elements are to be seen that a selector finds.
 * @param {string} selector
 */
export function boxes(selector) {
  return all(selector).slice(0, MOST).map(boxOf).filter((box) => box !== null);
}

/** Where the stage can be pressed now. */
export const legalPlaces = () => boxes('#stage :is([data-do], .can, use.planned, .cube.planned)');

/**
 * How much of the smaller of two boxes lies in the other, from 0 to 1.
 * @param {Box} one
 * @param {Box} other
 */
export function overlap(one, other) {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  if (width <= 0 || height <= 0) return 0;
  const area = (/** @type {Box} */ box) => Math.max((box.right - box.left) * (box.bottom - box.top), 1);
  return (width * height) / Math.min(area(one), area(other));
}
