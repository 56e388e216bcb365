// The table: keeps the plan of the player, asks the server for the table as it would stand, and puts
// what has changed in its place. It knows nothing of any game.

import { amountIn, keepTyped, step, turnTo } from './amount.js';
import { isSure } from './ask.js';
import { renew } from './build.js';
import { explain, hideCard } from './card.js';
import { announce, completeLinks } from './comfort.js';
import { all, around, byId, toEnd } from './page.js';
import { keepPlan, keptPlan, post, state, table } from './state.js';
import { chapterHere, isTalkOpen, openFirst, openRules, toggleTab } from './tabs.js';

/** @typedef {import('./state.js').Action} Action */

// Requests follow one another; of those that wait only the last is made.
/** @type {Promise<void> | null} */
let running = null;
/** @type {object | null} */
let waiting = null;

/**
 * Asks for the table. What it returns comes to its end when nothing is left to ask for.
 * @param {object} extra
 */
export function refresh(extra = {}) {
  waiting = { ...waiting, ...extra };
  running ??= ask();
  return running;
}

async function ask() {
  table.dataset.busy = 'true';
  while (waiting) {
    const extra = waiting;
    waiting = null;
    await show(extra);
  }
  running = null;
  table.dataset.busy = 'false';
}

/** @param {object} extra */
async function show(extra) {
  const asked = [...state.plan];
  try {
    const text = await post('update', { lines: state.lines, names: document.getElementById('log')?.dataset.names, talk: state.talk, ...extra });
    await released();
    const update = new DOMParser().parseFromString(text, 'text/html').getElementById('update');
    if (!update) throw new Error('No update came back.');
    take(update, asked);
  } catch {
    // What a browser says of a lost connection is in no language of ours.
    const decision = byId('decision', HTMLElement);
    /** @type {HTMLElement} */
    const problem = decision.querySelector('.problem') ?? document.createElement('p');
    problem.className = 'problem';
    problem.dataset.made = 'here';
    problem.setAttribute('role', 'alert');
    problem.textContent = table.dataset.failed ?? '';
    decision.prepend(problem);
  }
}

// Nothing is replaced under a finger: an element that goes between pressing and releasing is never clicked.
const LONGEST_PRESS = 800;
/** @type {number | null} */
let pressed = null;
// What the pointer was pressed on.
/** @type {Drawn | null} */
let under = null;

async function released() {
  while (pressed !== null && performance.now() - pressed < LONGEST_PRESS) {
    await new Promise((resolve) => { setTimeout(resolve, 20); });
  }
}

/**
 * @param {HTMLElement} update
 * @param {Action[]} asked The plan that it was asked with.
 */
function take(update, asked) {
  const turned = table.dataset.turn !== 'yours' && update.dataset.turn === 'yours';
  const moved = Number(update.dataset.version) !== state.version && update.dataset.same === undefined;
  state.version = Number(update.dataset.version);
  settle(update, asked, moved);
  keepPlan();
  if (moved) state.focus = null;
  if (update.querySelector('#coach-anyway')) state.doubted = { version: state.version, plan: state.plan };
  table.dispatchEvent(new CustomEvent('changing'));
  swap(update, moved);
  append(update, 'more-log', 'log');
  append(update, 'more-talk', 'talk');
  state.lines = state.version;
  if (update.dataset.talk) state.talk = Number(update.dataset.talk);
  const words = update.querySelectorAll('#more-talk > li').length;
  if (words > 0 && !isTalkOpen()) {
    // On a small screen all drawers lie behind the last tab.
    for (const tab of all('.tabs [data-tab="talk"], .tabs.phone [data-tab]:last-child')) {
      tab.dataset.news = String((Number(tab.dataset.news) || 0) + words);
    }
  }
  table.dataset.build = update.dataset.build;
  table.dataset.version = update.dataset.version;
  table.dataset.turn = update.dataset.turn;
  table.dataset.plan = update.dataset.plan;
  table.dataset.chapter = update.dataset.chapter;
  if (update.dataset.at === undefined) delete table.dataset.at;
  else table.dataset.at = update.dataset.at;
  const moment = document.getElementById('moment');
  if (moment instanceof HTMLInputElement) {
    moment.max = String(state.version);
    moment.value = String(state.at ?? state.version);
  }
  markMoment();
  showReason();
  showWaiting();
  if (update.dataset.problem) announce(update.dataset.problem);
  else tellNews(update, turned);
  tellPlan(update);
  sign();
  table.dispatchEvent(new CustomEvent('shown'));
  if (moved && acting) table.dispatchEvent(new CustomEvent('moved'));
  table.dispatchEvent(new CustomEvent('happened', { detail: update }));
  if (turned) table.dispatchEvent(new CustomEvent('your-turn'));
  // What tells that it is one's turn is not cut off.
  else renewWhenIdle();
}

// Nothing that the player has begun is lost by a new page.
function renewWhenIdle() {
  if (!acting && !waiting && state.plan.length === 0 && state.focus === null) renew(table.dataset.build);
}

// The steps of the plan that the table shows: those that the last answer has played.
/** @type {Action[]} */
let shown = [];
// Why a step is gone that the player has not taken back.
/** @type {HTMLElement | null} */
let reason = null;

const unsettled = () => state.plan.length !== shown.length || state.plan.some((action, place) => action !== shown[place]);

/**
 * Holds an answer against the plan. It speaks of the steps it was asked with, and has played them as far as they
 * hold: the first that does not is gone, and what is left, or was done since, is asked about again. A plan for
 * another version is gone as a whole.
 * @param {HTMLElement} update
 * @param {Action[]} asked
 * @param {boolean} moved
 */
function settle(update, asked, moved) {
  const holds = Number(update.dataset.plan) || 0;
  shown = moved ? [] : asked.slice(0, holds);
  if (moved) {
    state.plan = [];
    reason = null;
  } else if (holds < asked.length) {
    state.plan = state.plan.filter((action) => action !== asked[holds]);
    // Steps that needed this one go after it; the reason is its own.
    reason ??= update.querySelector('#decision > .refusal');
    if (reason) announce(reason.textContent);
    hideCard();
  }
  if (unsettled()) waiting ??= {};
}

function showReason() {
  if (!reason) return;
  const decision = byId('decision', HTMLElement);
  decision.querySelector(':scope > .refusal')?.remove();
  const told = document.importNode(reason, true);
  told.dataset.made = 'here';
  decision.prepend(told);
}

// What a step was called where it was made, and the element's id, until the server has played it.
/** @type {WeakMap<Action, { id: string, name: string }>} */
const made = new WeakMap();

// What was done and is still on its way is to be seen at once, and that it is on its way.
function showWaiting() {
  for (const old of document.querySelectorAll('[data-made="waiting"]')) old.remove();
  for (const old of document.querySelectorAll('.waits')) old.classList.remove('waits');
  for (const [place, action] of shown.entries()) {
    if (!state.plan.includes(action)) document.getElementById(`drop-${place}`)?.classList.add('waits');
  }
  if (acting) document.getElementById(acting.id)?.classList.add('waits');
  for (const action of state.plan.filter((other) => !shown.includes(other))) {
    const origin = made.get(action);
    if (!origin) continue;
    document.getElementById(origin.id)?.classList.add('waits');
    const item = document.createElement('li');
    item.dataset.made = 'waiting';
    const name = document.createElement('span');
    name.className = 'coming';
    name.textContent = origin.name;
    item.append(name);
    listOfSteps().append(item);
  }
}

function listOfSteps() {
  const decision = byId('decision', HTMLElement);
  const there = decision.querySelector('.steps');
  if (there) return there;
  const plan = document.createElement('div');
  plan.className = 'plan';
  plan.dataset.made = 'waiting';
  const list = document.createElement('ol');
  list.className = 'steps';
  list.setAttribute('aria-label', decision.getAttribute('aria-label') ?? '');
  plan.append(list);
  decision.append(plan);
  return list;
}

/**
 * What an element is called where the table does not say it: its label, or its words without keys and notes.
 * @param {Drawn} element
 */
function nameOf(element) {
  const label = element.getAttribute('aria-label');
  if (label) return label;
  const words = /** @type {Drawn} */ (element.cloneNode(true));
  for (const aside of words.querySelectorAll('kbd, .note, [aria-hidden]')) aside.remove();
  return words.textContent?.trim() ?? '';
}

/**
 * Puts the parts of an update in the place of those there, and lets what is new stand out.
 * @param {HTMLElement} update
 * @param {boolean} moved
 */
function swap(update, moved) {
  const focused = /** @type {Drawn | null} */ (document.activeElement);
  for (const part of update.querySelectorAll('[data-part]')) {
    const old = document.getElementById(part.id);
    // What somebody reads in an open dialog stays until they have closed it.
    if (!old || old.closest('dialog[open]')) continue;
    // What is drawn as it was stays: a browser spends longer on an element than on comparing it.
    if (part.id !== 'decision' && old.isEqualNode(part)) continue;
    // What the coach objects to stays until it is answered, or something else is planned.
    if (part.id === 'coach' && !part.querySelector('#coach-anyway') && state.doubted?.version === state.version && state.doubted.plan === state.plan) continue;
    // A question before something is sent stays until it is answered.
    if (part.id === 'decision' && !moved && old.querySelector('[data-sure]')) continue;
    if (part.id === 'decision' && asksTheSame(part, moved)) continue;
    if (['speak', 'waiting', 'absent', 'notices'].includes(part.id)) {
      // A field somebody may be writing in stays, unless something else has to stand there.
      if (old.innerHTML === part.innerHTML || old.contains(focused)) continue;
    }
    const before = watched(old);
    const openOnes = [...old.querySelectorAll('details')].map((details) => details.open);
    const fresh = document.importNode(part, true);
    fresh.querySelectorAll('details').forEach((details, index) => {
      if (openOnes[index] !== undefined) details.open = openOnes[index];
    });
    if (!moved) keepTyped(old, fresh);
    old.replaceWith(fresh);
    for (const element of all('[data-watch]', fresh)) {
      const was = before.get(element.dataset.watch);
      if (before.size > 0 && was !== element.textContent) element.classList.add('changed');
    }
  }
  completeLinks(table);
  invitations();
  if (!focused?.id || document.activeElement === focused) return;
  if (document.contains(focused)) focused.focus({ preventScroll: true });
  else {
    const next = document.getElementById(focused.id) ?? document.getElementById(focused.dataset.refocus ?? '');
    (next ?? document.getElementById('decision'))?.focus({ preventScroll: true });
  }
}

// Whether the decision is drawn as it was: then it stays, with the field that somebody may be typing in.
/** @type {string | null} */
let decisionDrawn = null;

/**
 * @param {Element} part
 * @param {boolean} moved
 */
function asksTheSame(part, moved) {
  const before = decisionDrawn;
  decisionDrawn = part.outerHTML;
  if (moved || before !== decisionDrawn) return false;
  for (const own of document.querySelectorAll('#decision [data-made]')) own.remove();
  return true;
}

/** @param {Element} part */
function watched(part) {
  return new Map(all('[data-watch]', part).map((element) => [element.dataset.watch, element.textContent]));
}

/**
 * Puts new lines at the end of a list.
 * @param {HTMLElement} update
 * @param {string} from
 * @param {string} to
 */
function append(update, from, to) {
  const more = update.querySelector(`#${from}`);
  const list = document.getElementById(to);
  if (!more || !list) return;
  const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 60;
  // Where moves were taken back, or somebody has another name, the whole log comes again.
  if (more.hasAttribute('data-again')) list.replaceChildren();
  if (more instanceof HTMLElement && more.dataset.names !== undefined) list.dataset.names = more.dataset.names;
  for (const item of [...more.children]) list.append(document.importNode(item, true));
  if (atEnd && state.at === null) toEnd(list);
}

/**
 * @param {HTMLElement} update
 * @param {boolean} turned
 */
function tellNews(update, turned) {
  const deeds = [...update.querySelectorAll('#news li')].map((item) => item.textContent);
  if (turned) deeds.push(byId('turn', HTMLElement).textContent, document.getElementById('ask')?.textContent ?? '');
  if (deeds.length) announce(deeds.join(' '));
  if (document.hidden) unread += deeds.length;
}

// How many steps the plan had when it was last told.
let told = 0;

/**
 * What was planned, or taken back, is told to those who do not see it.
 * @param {HTMLElement} update
 */
function tellPlan(update) {
  const steps = Number(update.dataset.plan) || 0;
  if (steps > told) announce(update.dataset.planned);
  else if (steps < told && !update.querySelector('#news, #decision > .refusal')) announce(table.dataset.gone);
  told = steps;
}

// How much has happened while nobody saw it.
let unread = 0;

// The title says when it is one's turn, also while another tab is open; while one looks back, at which moment.
function sign() {
  const title = document.querySelector('title')?.dataset.title ?? '';
  const turn = byId('turn', HTMLElement);
  const moment = turn.querySelector('.seen-moment')?.textContent;
  if (moment) document.title = `${moment} – ${title}`;
  else {
    const news = unread > 0 ? `(${unread}) ` : '';
    document.title = table.dataset.turn === 'yours' ? `● ${news}${turn.textContent?.trim()} – ${title}` : `${news}${title}`;
  }
}

// In the log, where one looks back at.
let lookedBack = false;
function markMoment() {
  const at = state.at;
  // Whoever is back at the present follows the log again.
  if (lookedBack && at === null) {
    toEnd(byId('log', HTMLElement));
  }
  lookedBack = at !== null;
  let last = null;
  for (const item of all('#log li')) {
    const version = Number(item.dataset.at);
    item.classList.toggle('at', at !== null && version === at);
    item.classList.toggle('later', at !== null && version > at);
    if (at !== null && version <= at) last = item;
  }
  last?.scrollIntoView({ block: 'nearest' });
}

/**
 * An action as its element has it, with the amount from a field where it needs one. Returns null if the field does
 * not take what stands in it.
 * @param {Drawn} element
 * @returns {Action | null}
 */
function actionOf(element) {
  const action = JSON.parse(element.dataset.do ?? '{}');
  if (element.dataset.with) {
    const amount = amountIn(byId(element.dataset.with, HTMLInputElement));
    if (amount === null) return null;
    action[element.dataset.field ?? ''] = amount;
  }
  return action;
}

// The element whose action is being carried out. Until that has come to its end nothing else is done: a second click
// does nothing a second time.
/** @type {Drawn | null} */
let acting = null;

/**
 * An action is what its element says when it is clicked, whatever stands there when the line is free.
 * @param {Drawn} element
 * @param {number} clicks Which click of several in a row it was.
 */
function doIt(element, clicks) {
  if (acting) return;
  const action = actionOf(element);
  if (action === null) return;
  made.set(action, { id: element.id, name: element.dataset.called ?? nameOf(element) });
  if (element.dataset.only !== undefined) setPlan([action]);
  else if (element.dataset.now === undefined) addStep(action);
  else if (isSure(element, action[element.dataset.field ?? ''], clicks)) carryOut(element, () => action);
}

/** @param {Action} action */
function addStep(action) {
  const written = JSON.stringify(action);
  const coming = state.plan.filter((other) => !shown.includes(other));
  // A double click is one step.
  if (coming.some((other) => JSON.stringify(other) === written)) return;
  setPlan([...state.plan, action]);
}

/**
 * Changes the plan; what is on the way is told apart from it by its steps, so each plan is a list of its own.
 * @param {Action[]} plan
 * @param {object} extra What the server is told besides.
 */
export function setPlan(plan, extra = {}) {
  state.plan = plan;
  keepPlan();
  reason = null;
  hideCard();
  const asked = refresh(extra);
  showWaiting();
  return asked;
}

/**
 * What the plan still needs at its end when it is confirmed, as the table says once all steps are there. Returns
 * null if it cannot be confirmed.
 * @returns {Action | null | undefined}
 */
function lastStep() {
  const confirm = document.getElementById('confirm');
  if (!confirm) return null;
  return confirm.dataset.last ? JSON.parse(confirm.dataset.last) : undefined;
}

/**
 * @param {Drawn} element
 * @param {() => Action | null | undefined} last
 */
async function carryOut(element, last) {
  if (acting) return;
  acting = element;
  showWaiting();
  try {
    await carryOutWhenSettled(last);
  } finally {
    acting = null;
    showWaiting();
    renewWhenIdle();
  }
}

/**
 * Only what the player meant is carried out: this plan, with every step of it in its place, for this version.
 * @param {() => Action | null | undefined} last
 */
async function carryOutWhenSettled(last) {
  const { version, plan } = state;
  while (running) await running;
  if (unsettled()) await refresh();
  if (state.version !== version || state.plan !== plan || unsettled()) return;
  const end = last();
  if (end === null) return;
  if (end) state.plan = [...plan, end];
  reason = null;
  hideCard();
  const done = refresh({ confirm: true });
  showWaiting();
  await done;
}

/**
 * Takes a step back: one that is shown, or the last that was made; or all of them.
 * @param {string | undefined} which
 */
function drop(which) {
  if (which === 'all') {
    setPlan([]);
    return;
  }
  const dropped = which === 'last' ? state.plan.at(-1) : shown[Number(which)];
  setPlan(state.plan.filter((other) => other !== dropped));
}

// An invitation in the address is handed on with the form.
function invitations() {
  /** @type {HTMLInputElement | null} */
  const field = document.querySelector('#sit input[name="invite"]');
  if (field && table.dataset.invite) field.value = table.dataset.invite;
}

/**
 * Turns to something: the table is drawn for it.
 * @param {string} focus
 */
export function lookAt(focus) {
  state.focus = turnTo(focus);
  refresh();
}

document.addEventListener('click', (event) => {
  /** @param {string} selector */
  const on = (selector) => around(event, selector);
  const rules = on('[data-rules]');
  if (rules) {
    event.preventDefault();
    openRules(rules.dataset.rules);
    return;
  }
  const tab = on('[data-tab]');
  if (tab && tab !== document.body) {
    if (tab.dataset.tab === 'rules') openRules(chapterHere());
    else toggleTab(tab);
    return;
  }
  const focus = on('[data-focus]');
  if (focus) {
    lookAt(focus.dataset.focus ?? '');
    return;
  }
  const stepper = on('[data-step]');
  if (stepper) {
    const turn = step(stepper).dataset.turn;
    if (turn) lookAt(turn);
    return;
  }
  const dropped = on('[data-drop]');
  if (dropped) {
    drop(dropped.dataset.drop);
    return;
  }
  const instead = on('[data-instead]');
  if (instead) {
    setPlan(JSON.parse(instead.dataset.instead ?? '[]'));
    return;
  }
  const confirm = on('[data-confirm]');
  if (confirm) {
    carryOut(confirm, lastStep);
    return;
  }
  const doing = on('[data-do]');
  if (doing) {
    doIt(doing, event.detail);
    return;
  }
  const about = on('[data-about]')?.dataset.about;
  if (about) explain(about);
  else if (!on('#card')) hideCard();
});
document.addEventListener('visibilitychange', () => {
  if (document.hidden) return;
  unread = 0;
  sign();
});
document.addEventListener('pointerdown', (event) => {
  pressed = performance.now();
  under = around(event, '[id]');
}, true);
for (const end of ['pointerup', 'pointercancel']) {
  // The click comes right after it.
  document.addEventListener(end, () => setTimeout(() => { pressed = null; }, 50), true);
}
// Whoever holds longer than anything waits lets go of what has taken the place of what they pressed: no click comes of
// that by itself, but one was meant.
document.addEventListener('pointerup', (event) => {
  const gone = under !== null && !under.isConnected ? under.id : null;
  under = null;
  const there = around(event, '[id]');
  if (gone !== null && there?.id === gone) there.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}, true);
invitations();
openFirst();
table.dataset.plan = '0';
table.dataset.busy = 'false';
markMoment();
sign();
if (keptPlan().length > 0) setPlan(keptPlan());
