// The money sheet: lies over the board while it is open, goes with every update, and sorts its tables. It knows no
// game: which columns there are, and by what they are sorted, the cells say.

import { announce } from './comfort.js';
import { all, around, byId } from './page.js';
import { state, table } from './state.js';
import { refresh } from './table.js';

const sheet = byId('money', HTMLElement);
const LITTLE_ROOM = '(max-width: 599px), (max-height: 500px)';

// By which column each table is sorted, and in which direction, once somebody has chosen.
/** @type {Map<string, { column: string, up: boolean }>} */
const chosen = new Map();
// Where the focus goes when the sheet is closed.
/** @type {HTMLElement | null} */
let opener = null;

const isOpen = () => !sheet.hidden;

async function open() {
  opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  state.money = true;
  if (matchMedia(LITTLE_ROOM).matches && sheet.dataset.show === 'both') show('plan');
  await refresh();
  // Meanwhile it may have been closed again.
  if (!state.money) return;
  sheet.hidden = false;
  place();
  mark();
  sheet.focus({ preventScroll: true });
  announce(byId('money-title', HTMLElement).textContent);
}

function close() {
  state.money = false;
  const inside = sheet.contains(document.activeElement);
  sheet.hidden = true;
  mark();
  if (inside) (opener?.isConnected ? opener : byId('open-money', HTMLElement)).focus({ preventScroll: true });
}

function mark() {
  for (const button of all('[data-money]')) button.setAttribute('aria-expanded', String(isOpen()));
}

/** @param {string} what */
function show(what) {
  sheet.dataset.show = what;
  for (const button of all('[data-shows]', sheet)) {
    button.setAttribute('aria-pressed', String(button.dataset.shows === what));
  }
  sortAll();
}

// The sheet covers neither what is asked nor what lies beside the board, wherever a game has them.
function place() {
  const room = { left: 0, right: innerWidth, bottom: innerHeight };
  const top = Math.max(0, document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0);
  for (const part of all('#desk, #desk > .panel, #decision, #side, #purse')) {
    const box = part.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    if (box.height > innerHeight / 2 && box.left > innerWidth / 3) room.right = Math.min(room.right, box.left);
    else if (box.top > innerHeight / 3) room.bottom = Math.min(room.bottom, box.top);
  }
  sheet.style.setProperty('--top', `${top}px`);
  sheet.style.setProperty('--room-right', `${room.right}px`);
  sheet.style.setProperty('--room-bottom', `${room.bottom}px`);
}

/** @param {Element} figures */
function sortedBy(figures) {
  const own = chosen.get(figures.id);
  if (own && figures.querySelector(`th[data-column="${own.column}"]`)) return own;
  /** @type {HTMLElement | null} */
  const first = figures.querySelector('th[aria-sort]');
  return { column: first?.dataset.column ?? '', up: first?.getAttribute('aria-sort') === 'ascending' };
}

/**
 * What a row is sorted by: a name in the first column, else a number. Rows that have none come last.
 * @param {HTMLTableRowElement} row
 * @param {number} column
 */
function rank(row, column) {
  const cell = row.cells[column];
  if (column === 0) return cell.dataset.is;
  const value = sheet.dataset.show === 'now' ? cell.dataset.was : cell.dataset.is;
  return value === undefined ? value : Number(value);
}

/** @param {HTMLTableElement} figures */
function sort(figures) {
  const { column, up } = sortedBy(figures);
  const heads = [...figures.querySelectorAll('th[data-column]')].filter((head) => head instanceof HTMLElement);
  const number = heads.findIndex((head) => head.dataset.column === column);
  if (number < 0) return;
  for (const head of heads) {
    if (head.dataset.column === column) head.setAttribute('aria-sort', up ? 'ascending' : 'descending');
    else head.removeAttribute('aria-sort');
  }
  const body = figures.tBodies[0];
  const rows = [...body.rows];
  rows.sort((one, other) => {
    const [a, b] = [rank(one, number), rank(other, number)];
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    const order = typeof a === 'string' ? a.localeCompare(String(b)) : a - Number(b);
    return up ? order : -order;
  });
  body.append(...rows);
  for (const cell of all('td[data-column], th[data-column]', figures)) {
    cell.classList.toggle('sorted', cell.dataset.column === column);
  }
  // A column that belongs to another one is there while that is sorted by; if none is, the last of them.
  const others = new Set(heads.map((head) => head.dataset.beside).filter((beside) => beside !== undefined));
  const shown = others.has(column) ? column : [...others].at(-1);
  for (const cell of all('[data-beside]', figures)) cell.toggleAttribute('hidden', cell.dataset.beside !== shown);
}

function sortAll() {
  for (const figures of sheet.querySelectorAll('table[data-sorts]')) {
    if (figures instanceof HTMLTableElement) sort(figures);
  }
}

/** @param {Drawn} button */
function choose(button) {
  const figures = button.closest('table');
  if (!figures) return;
  const column = button.dataset.sort ?? '';
  const before = sortedBy(figures);
  // Figures from the greatest on, names from the first; the same again turns it round.
  const up = before.column === column ? !before.up : button.closest('th')?.classList.contains('name') === true;
  chosen.set(figures.id, { column, up });
  sort(figures);
}

document.addEventListener('click', (event) => {
  const sorter = around(event, '[data-sort]');
  const shower = around(event, '[data-shows]');
  if (sorter) choose(sorter);
  else if (shower) show(shower.dataset.shows ?? '');
  else if (around(event, '[data-closes="money"]')) close();
  else if (around(event, '[data-money]') || (around(event, '#purse') && !around(event, 'a, button, [data-about]'))) {
    if (isOpen()) close();
    else open();
  }
});
// Escape closes what lies on top, and nothing below it.
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || !isOpen() || document.querySelector('dialog[open]')) return;
  event.stopPropagation();
  close();
}, true);
table.addEventListener('shown', () => {
  if (state.money) sortAll();
});
addEventListener('resize', () => {
  if (isOpen()) place();
});
