// Tabs: on a small screen one part of the table at a time, beside the board one drawer at a time.

import { all, byId, toEnd } from './page.js';
import { state, table } from './state.js';

const small = matchMedia('(max-width: 899px), (max-height: 499px)');

/**
 * Opens a panel; on a small screen `board` is none of them.
 * @param {string} name
 */
export function openTab(name) {
  for (const panel of all('[data-panel]')) {
    panel.toggleAttribute('data-open', panel.dataset.panel === name);
  }
  const drawer = document.querySelector(`.drawer[data-panel="${name}"]`);
  if (drawer) {
    for (const other of document.querySelectorAll('.drawer')) other.toggleAttribute('data-drawer-open', other === drawer);
  }
  document.body.dataset.tab = name;
  document.body.toggleAttribute('data-drawers', drawer !== null);
  for (const tab of all('.tabs [data-tab]')) {
    const behind = tab.dataset.tab ?? '';
    const open = tab.closest('.drawers')
      ? behind === name || (drawer === null && document.querySelector(`.drawer[data-panel="${behind}"]`)?.hasAttribute('data-drawer-open') === true)
      // All drawers lie behind one tab there.
      : behind === name || (drawer !== null && document.querySelector(`.drawer[data-panel="${behind}"]`) !== null);
    tab.setAttribute('aria-pressed', String(open));
    if (open) delete tab.dataset.news;
  }
  const list = document.getElementById(name);
  if (list && (name === 'log' || name === 'talk') && state.at === null) toEnd(list);
}

/**
 * Opens what is behind a tab. On a small screen an open one is closed by the same touch.
 * @param {Drawn} tab
 */
export function toggleTab(tab) {
  const closes = small.matches && tab.closest('.tabs.phone') && tab.getAttribute('aria-pressed') === 'true';
  const name = closes ? 'board' : tab.dataset.tab ?? '';
  openTab(name);
  write(name);
}

// Where a drawer is for writing, what is typed goes there, and is not a key of the table.
const FIELDS = new Map([['talk', 'words'], ['notes', 'note']]);

/** @param {string} name */
function write(name) {
  document.getElementById(FIELDS.get(name) ?? '')?.focus({ preventScroll: true });
}

/** Whether what is said at the table is in view. */
export function isTalkOpen() {
  return document.querySelector('[data-panel="talk"]:is([data-open], [data-drawer-open])')?.checkVisibility() === true;
}

/** What lies open at first: the board on a small screen, else what has happened, or the log. */
export function openFirst() {
  if (small.matches) openTab('board');
  // Where the rail has tabs, its tables are behind one of them.
  else if (document.querySelector('.drawers [data-tab="table"]')?.checkVisibility()) openTab('table');
  // Whoever looks back, or at a game that is over, steps through the log.
  else openTab(document.querySelector('#since:not([hidden])') && state.at === null && table.dataset.turn !== 'over' ? 'since' : firstDrawer());
  openWanted();
}

/** The drawer that the page was drawn with open. */
function firstDrawer() {
  /** @type {HTMLElement | null} */
  const drawer = document.querySelector('.drawer[data-drawer-open]');
  return drawer?.dataset.panel ?? 'log';
}

// The panel that was opened because something on it is pointed at.
/** @type {string | null} */
let revealed = null;

/**
 * Whether something else lies over a part of the table, where its middle is. What belongs to the same does not count.
 * @param {Element} part
 * @param {Element} whole
 */
export function isCovered(part, whole = part) {
  if (!part.checkVisibility()) return true;
  const { left, top, width, height } = part.getBoundingClientRect();
  const there = document.elementsFromPoint(left + width / 2, top + height / 2).find((found) => !found.closest('#coach, #moments, #card'));
  return !there || !whole.contains(there);
}

/**
 * Opens what an element lies in, if it is not to be seen.
 * @param {Drawn} element
 */
export function reveal(element) {
  /** @type {HTMLElement | null} */
  const panel = element.closest('[data-panel]');
  if (panel && isCovered(panel)) {
    revealed = panel.dataset.panel ?? null;
    openTab(panel.dataset.panel ?? '');
    // Beside the board, all tables may lie behind one tab.
    if (isCovered(panel) && document.querySelector('.drawers [data-tab="table"]')) openTab('table');
    return;
  }
  const stage = element.closest('#stage');
  if (stage && small.matches && isCovered(element, stage)) openTab('board');
}

/** Closes a panel again that was opened because something on it was pointed at. */
export function leavePanel() {
  if (revealed !== null && small.matches && document.body.dataset.tab === revealed) openTab('board');
  revealed = null;
}

// A question that is answered on a panel opens it on a small screen, and closes it again.
/** @type {string | undefined} */
let wanted;

function openWanted() {
  /** @type {HTMLElement | null} */
  const asking = document.querySelector('#decision [data-wants]');
  const wants = asking?.dataset.wants;
  if (wants === wanted) return;
  const before = wanted;
  wanted = wants;
  if (!small.matches) return;
  if (wants) openTab(wants);
  else if (document.body.dataset.tab === before) openTab('board');
}

table.addEventListener('shown', () => {
  openWanted();
  const past = document.querySelector('#since[hidden]');
  if (past && document.querySelector('.drawer[data-panel="since"][data-drawer-open]') && !small.matches) openTab('log');
});

/** @param {string | undefined} chapter */
export function openRules(chapter) {
  openTab('rules');
  document.getElementById(`rules-${chapter}`)?.scrollIntoView({ block: 'start' });
  byId('rules', HTMLElement).focus({ preventScroll: true });
}

/** The chapter of the rules on the present decision. */
export function chapterHere() {
  /** @type {HTMLElement | null} */
  const help = document.querySelector('#decision [data-rules]');
  return table.dataset.chapter ?? help?.dataset.rules;
}
