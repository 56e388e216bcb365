// Tabs: on a phone one part of the table at a time, beside the board one drawer at a time.

import { all, byId } from './page.js';
import { state, table } from './state.js';

/**
 * Opens a panel.
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
  for (const tab of all('.tabs [data-tab]')) {
    const behind = tab.dataset.tab;
    const open = tab.closest('.drawers')
      ? document.querySelector(`.drawer[data-panel="${behind}"]`)?.hasAttribute('data-drawer-open') === true
      : behind === name;
    tab.setAttribute('aria-pressed', String(open));
    if (open) delete tab.dataset.news;
  }
  const list = document.getElementById(name);
  if (list && (name === 'log' || name === 'talk') && state.at === null) list.scrollTop = list.scrollHeight;
}

/** @param {string | undefined} chapter */
export function openRules(chapter) {
  openTab('rules');
  document.getElementById(`rules-${chapter}`)?.scrollIntoView({ block: 'start' });
  byId('rules', HTMLElement).focus({ preventScroll: true });
}

/** The chapter of the rules on the present decision. */
export function chapterHere() {
  /** @type {HTMLElement | null} */
  const help = document.querySelector('#ask [data-rules]');
  return table.dataset.chapter ?? help?.dataset.rules;
}
