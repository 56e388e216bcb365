// The table: keeps the plan of the player, asks the server for the table as it would stand, and puts
// what has changed in its place. It knows nothing of any game.

import { amountIn, keepTyped, step, turnTo } from './amount.js';
import { announce, completeLinks } from './comfort.js';

export const table = document.getElementById('table');
const root = document.documentElement;
const address = `/games/${table.dataset.id}`;

export const state = {
  version: Number(table.dataset.version),
  plan: [],
  focus: null,
  at: table.dataset.at === undefined ? null : Number(table.dataset.at),
  lines: Number(table.dataset.version),
  talk: Number(table.dataset.talk),
  since: true,
};

function request(extra) {
  const invite = table.dataset.invite;
  return JSON.stringify({
    version: state.version,
    plan: state.plan,
    focus: state.focus,
    at: state.at,
    since: state.since,
    ...(invite ? { invite } : {}),
    ...extra,
  });
}

export async function post(path, extra) {
  const answer = await fetch(`${address}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: request(extra),
  });
  if (!answer.ok) throw new Error((await answer.json().catch(() => ({}))).error ?? answer.statusText);
  return answer.text();
}

// Requests follow one another; of those that wait only the last is made.
let running = null;
let waiting = null;

// Asks for the table. What it returns comes to its end when nothing is left to ask for.
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

async function show(extra) {
  const asked = [...state.plan];
  try {
    const text = await post('update', { lines: state.lines, talk: state.talk, ...extra });
    await released();
    take(new DOMParser().parseFromString(text, 'text/html').getElementById('update'), asked);
  } catch {
    // What a browser says of a lost connection is in no language of ours.
    const decision = document.getElementById('decision');
    const problem = decision.querySelector('.problem') ?? document.createElement('p');
    problem.className = 'problem';
    problem.dataset.made = 'here';
    problem.setAttribute('role', 'alert');
    problem.textContent = table.dataset.failed;
    decision.prepend(problem);
  }
}

// Nothing is replaced under a finger: an element that goes between pressing and releasing is never clicked.
const LONGEST_PRESS = 800;
let pressed = null;

async function released() {
  while (pressed !== null && performance.now() - pressed < LONGEST_PRESS) {
    await new Promise((resolve) => { setTimeout(resolve, 20); });
  }
}

function take(update, asked) {
  const turned = table.dataset.turn !== 'yours' && update.dataset.turn === 'yours';
  const moved = Number(update.dataset.version) !== state.version;
  state.version = Number(update.dataset.version);
  settle(update, asked, moved);
  if (moved) state.focus = null;
  swap(update, moved);
  append(update, 'more-log', 'log');
  append(update, 'more-talk', 'talk');
  state.lines = state.version;
  if (update.dataset.talk) state.talk = Number(update.dataset.talk);
  if (update.querySelector('#more-talk') && !document.querySelector('[data-panel="talk"][data-open]')) {
    for (const tab of document.querySelectorAll('[data-tab="talk"]')) tab.dataset.news = 'true';
  }
  table.dataset.version = update.dataset.version;
  table.dataset.turn = update.dataset.turn;
  table.dataset.plan = update.dataset.plan;
  table.dataset.chapter = update.dataset.chapter;
  if (update.dataset.at === undefined) delete table.dataset.at;
  else table.dataset.at = update.dataset.at;
  const moment = document.getElementById('moment');
  moment.max = state.version;
  moment.value = state.at ?? state.version;
  markMoment();
  showReason();
  showWaiting();
  if (update.dataset.problem) announce(update.dataset.problem);
  else tellNews(update, turned);
  sign();
  table.dispatchEvent(new CustomEvent('shown'));
  if (turned) table.dispatchEvent(new CustomEvent('your-turn'));
}

// The steps of the plan that the table shows: those that the last answer has played.
let shown = [];
// Why a step is gone that the player has not taken back.
let reason = null;

const unsettled = () => state.plan.length !== shown.length || state.plan.some((step, place) => step !== shown[place]);

// Holds an answer against the plan. It speaks of the steps it was asked with, and has played them as far as they
// hold: the first that does not is gone, and what is left, or was done since, is asked about again. A plan for
// another version is gone as a whole.
function settle(update, asked, moved) {
  const holds = Number(update.dataset.plan) || 0;
  shown = moved ? [] : asked.slice(0, holds);
  if (moved) {
    state.plan = [];
    reason = null;
  } else if (holds < asked.length) {
    state.plan = state.plan.filter((step) => step !== asked[holds]);
    // Steps that needed this one go after it; the reason is its own.
    reason ??= update.querySelector('#decision > .refusal');
    if (reason) announce(reason.textContent);
    hideCard();
  }
  if (unsettled()) waiting ??= {};
}

function showReason() {
  if (!reason) return;
  const decision = document.getElementById('decision');
  decision.querySelector(':scope > .refusal')?.remove();
  const told = document.importNode(reason, true);
  told.dataset.made = 'here';
  decision.prepend(told);
}

// What a step was called where it was made, and the element's id, until the server has played it.
const made = new WeakMap();

// What was done and is still on its way is to be seen at once, and that it is on its way.
function showWaiting() {
  for (const old of document.querySelectorAll('[data-made="waiting"]')) old.remove();
  for (const old of document.querySelectorAll('.waits')) old.classList.remove('waits');
  for (const [place, step] of shown.entries()) {
    if (!state.plan.includes(step)) document.getElementById(`drop-${place}`)?.classList.add('waits');
  }
  if (acting) document.getElementById(acting.id)?.classList.add('waits');
  const coming = state.plan.filter((step) => !shown.includes(step) && made.has(step));
  for (const step of coming) {
    const { id, name } = made.get(step);
    document.getElementById(id)?.classList.add('waits');
    const item = document.createElement('li');
    item.dataset.made = 'waiting';
    item.append(document.createElement('span'));
    item.firstChild.className = 'coming';
    item.firstChild.textContent = name;
    listOfSteps().append(item);
  }
}

function listOfSteps() {
  const decision = document.getElementById('decision');
  const there = decision.querySelector('.steps');
  if (there) return there;
  const plan = document.createElement('div');
  plan.className = 'plan';
  plan.dataset.made = 'waiting';
  const list = document.createElement('ol');
  list.className = 'steps';
  list.setAttribute('aria-label', decision.getAttribute('aria-label'));
  plan.append(list);
  decision.append(plan);
  return list;
}

// What an element is called where the table does not say it: its label, or its words without keys and notes.
function nameOf(element) {
  const label = element.getAttribute('aria-label');
  if (label) return label;
  const words = element.cloneNode(true);
  for (const aside of words.querySelectorAll('kbd, .note, [aria-hidden]')) aside.remove();
  return words.textContent.trim();
}

// Puts the parts of an update in the place of those there, and lets what is new stand out.
function swap(update, moved) {
  const focused = document.activeElement;
  const focusId = focused?.id;
  for (const part of update.querySelectorAll('[data-part]')) {
    const old = document.getElementById(part.id);
    if (!old) continue;
    if (part.id === 'decision' && asksTheSame(part, moved)) continue;
    if (['speak', 'waiting', 'absent'].includes(part.id)) {
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
    for (const element of fresh.querySelectorAll('[data-watch]')) {
      const was = before.get(element.dataset.watch);
      if (before.size > 0 && was !== element.textContent) element.classList.add('changed');
    }
  }
  completeLinks(table);
  invitations();
  if (!focusId || document.activeElement === focused) return;
  if (document.contains(focused)) focused.focus({ preventScroll: true });
  else {
    const next = document.getElementById(focusId) ?? document.getElementById(focused.dataset?.about?.replace(':', '-'));
    (next ?? document.getElementById('decision'))?.focus({ preventScroll: true });
  }
}

// Whether the decision is drawn as it was: then it stays, with the field that somebody may be typing in.
let decisionDrawn = null;

function asksTheSame(part, moved) {
  const before = decisionDrawn;
  decisionDrawn = part.outerHTML;
  if (moved || before !== decisionDrawn) return false;
  for (const own of document.querySelectorAll('#decision [data-made]')) own.remove();
  return true;
}

function watched(part) {
  return new Map([...part.querySelectorAll('[data-watch]')].map((e) => [e.dataset.watch, e.textContent]));
}

function append(update, from, to) {
  const more = update.querySelector(`#${from}`);
  const list = document.getElementById(to);
  if (!more || !list) return;
  const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 60;
  for (const item of [...more.children]) list.append(document.importNode(item, true));
  if (atEnd && state.at === null) list.scrollTop = list.scrollHeight;
}

function tellNews(update, turned) {
  const deeds = [...update.querySelectorAll('#more-log li:not(.d2)')].map((item) => item.textContent);
  if (turned) deeds.push(document.getElementById('turn').textContent, document.getElementById('ask')?.textContent ?? '');
  if (deeds.length) announce(deeds.slice(-4).join(' '));
}

// The title says when it is one's turn, also while another tab is open.
function sign() {
  const title = document.querySelector('title');
  const turn = document.getElementById('turn').textContent.trim();
  title.textContent = table.dataset.turn === 'yours' ? `● ${turn} – ${title.dataset.title}` : title.dataset.title;
}

// In the log, where one looks back at.
export function markMoment() {
  const at = state.at;
  let last = null;
  for (const item of document.querySelectorAll('#log li')) {
    const version = Number(item.dataset.at);
    item.classList.toggle('at', at !== null && version === at);
    item.classList.toggle('later', at !== null && version > at);
    if (at !== null && version <= at) last = item;
  }
  last?.scrollIntoView({ block: 'nearest' });
}

// An action as its element has it, with the amount from a field where it needs one. Returns null if the field does
// not take what stands in it.
function actionOf(element) {
  const action = JSON.parse(element.dataset.do);
  if (element.dataset.with) {
    const amount = amountIn(document.getElementById(element.dataset.with));
    if (amount === null) return null;
    action[element.dataset.field] = amount;
  }
  return action;
}

// The element whose action is being carried out. Until that has come to its end nothing else is done: a second click on a
// bid is no second bid.
let acting = null;

// An action is what its element says when it is clicked, whatever stands there when the line is free.
function doIt(element) {
  if (acting) return;
  const action = actionOf(element);
  if (action === null) return;
  made.set(action, { id: element.id, name: element.dataset.called ?? nameOf(element) });
  if (element.dataset.now === undefined) addStep(action);
  else if (root.dataset.ask === 'on' && !element.dataset.sure) askFirst(element);
  else carryOut(element, () => action);
}

function addStep(action) {
  const written = JSON.stringify(action);
  const coming = state.plan.filter((step) => !shown.includes(step));
  // A double click is one step.
  if (coming.some((step) => JSON.stringify(step) === written)) return;
  setPlan([...state.plan, action]);
}

// Changes the plan; what is on the way is told apart from it by its steps, so each plan is a list of its own.
export function setPlan(plan) {
  state.plan = plan;
  reason = null;
  hideCard();
  const asked = refresh();
  showWaiting();
  return asked;
}

// A bid that must be confirmed asks for the same click again.
function askFirst(element) {
  element.dataset.sure = 'true';
  element.classList.add('sure');
  element.addEventListener('blur', () => {
    delete element.dataset.sure;
    element.classList.remove('sure');
  }, { once: true });
}

// What the plan still needs at its end when it is confirmed, as the table says once all steps are there. Returns
// null if it cannot be confirmed.
function lastStep() {
  const confirm = document.getElementById('confirm');
  if (!confirm) return null;
  return confirm.dataset.last ? JSON.parse(confirm.dataset.last) : undefined;
}

async function carryOut(element, last) {
  if (acting) return;
  acting = element;
  showWaiting();
  try {
    await carryOutWhenSettled(last);
  } finally {
    acting = null;
    showWaiting();
  }
}

// Only what the player meant is carried out: this plan, with every step of it in its place, for this version.
async function carryOutWhenSettled(last) {
  const { version, plan } = state;
  while (running) await running;
  if (unsettled()) await refresh();
  if (state.version !== version || state.plan !== plan || unsettled()) return;
  const step = last();
  if (step === null) return;
  if (step) state.plan = [...plan, step];
  reason = null;
  hideCard();
  state.since = false;
  const done = refresh({ confirm: true });
  showWaiting();
  await done;
}

// Takes a step back: one that is shown, or the last that was made.
function drop(which) {
  const step = which === 'last' ? state.plan.at(-1) : shown[Number(which)];
  setPlan(state.plan.filter((other) => other !== step));
}

// Explanations: what the mouse, the focus or a finger rests on.
let resting = null;
let wanted = null;

// What an explanation speaks of.
const standing = () => JSON.stringify([state.version, state.at, state.plan]);

export async function explain(about) {
  wanted = about;
  const card = document.getElementById('card');
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
    card.innerHTML = text;
    card.hidden = false;
    card.dataset.about = about;
    stepAside(card, about);
  } catch {
    hideCard();
  }
}

// The card never lies on what it explains.
function stepAside(card, about) {
  card.classList.remove('aside');
  const thing = document.querySelector(`#stage [data-about="${CSS.escape(about)}"]:not(.card)`)?.getBoundingClientRect();
  const own = card.getBoundingClientRect();
  if (thing && thing.right > own.left - 8 && thing.bottom > own.top - 8) card.classList.add('aside');
}

export function hideCard() {
  wanted = null;
  const card = document.getElementById('card');
  card.hidden = true;
  delete card.dataset.about;
}

function rest(event) {
  const element = event.target.closest?.('[data-about]');
  clearTimeout(resting);
  if (!element || element.dataset.about === wanted) return;
  if (event.type === 'focusin' && !element.matches(':focus-visible')) return;
  resting = setTimeout(() => explain(element.dataset.about), event.type === 'focusin' ? 60 : 140);
}

// Tabs: on a phone one part of the table at a time, beside the board one drawer at a time.
export function openTab(name) {
  for (const panel of document.querySelectorAll('[data-panel]')) {
    panel.toggleAttribute('data-open', panel.dataset.panel === name);
  }
  const drawer = document.querySelector(`.drawer[data-panel="${name}"]`);
  if (drawer) {
    for (const other of document.querySelectorAll('.drawer')) other.toggleAttribute('data-drawer-open', other === drawer);
  }
  document.body.dataset.tab = name;
  for (const tab of document.querySelectorAll('.tabs [data-tab]')) {
    const drawerTab = tab.closest('.drawers');
    const open = drawerTab ? document.querySelector(`.drawer[data-panel="${tab.dataset.tab}"]`).hasAttribute('data-drawer-open') : tab.dataset.tab === name;
    tab.setAttribute('aria-pressed', String(open));
    if (open) delete tab.dataset.news;
  }
  const list = document.getElementById(name);
  if ((name === 'log' || name === 'talk') && state.at === null) list.scrollTop = list.scrollHeight;
}

function openRules(chapter) {
  openTab('rules');
  document.getElementById(`rules-${chapter}`)?.scrollIntoView({ block: 'start' });
  document.getElementById('rules').focus({ preventScroll: true });
}

// An invitation in the address is handed on with the form.
function invitations() {
  const field = document.querySelector('#sit input[name="invite"]');
  if (field && table.dataset.invite) field.value = table.dataset.invite;
}

document.addEventListener('click', (event) => {
  const on = (selector) => event.target.closest(selector);
  const rules = on('[data-rules]');
  if (rules) {
    event.preventDefault();
    openRules(rules.dataset.rules);
    return;
  }
  const tab = on('[data-tab]');
  if (tab && tab !== document.body) {
    if (tab.dataset.tab === 'rules') openRules(table.dataset.chapter ?? document.querySelector('#ask [data-rules]')?.dataset.rules);
    else openTab(tab.dataset.tab);
    return;
  }
  const focus = on('[data-focus]');
  if (focus) {
    state.focus = turnTo(focus.dataset.focus);
    refresh();
    return;
  }
  const stepper = on('[data-step]');
  if (stepper) {
    const { turn } = step(stepper).dataset;
    if (turn) {
      state.focus = turnTo(turn);
      refresh();
    }
    return;
  }
  const dropped = on('[data-drop]');
  if (dropped) {
    drop(dropped.dataset.drop);
    return;
  }
  const confirm = on('[data-confirm]');
  if (confirm) {
    carryOut(confirm, lastStep);
    return;
  }
  const doing = on('[data-do]');
  if (doing) {
    doIt(doing);
    return;
  }
  const about = on('[data-about]');
  if (about) explain(about.dataset.about);
  else if (!on('#card')) hideCard();
});
document.addEventListener('pointerdown', () => {
  pressed = performance.now();
}, true);
for (const end of ['pointerup', 'pointercancel']) {
  // The click comes right after it.
  document.addEventListener(end, () => setTimeout(() => { pressed = null; }, 50), true);
}
document.addEventListener('pointerover', (event) => {
  if (event.pointerType === 'mouse') rest(event);
});
document.addEventListener('focusin', rest);
document.getElementById('stage').addEventListener('pointerleave', (event) => {
  if (event.pointerType === 'mouse') {
    clearTimeout(resting);
    hideCard();
  }
});

// Live: an event for each new version, and for what happens aside.
const query = new URLSearchParams({ present: 'true', ...(table.dataset.invite ? { invite: table.dataset.invite } : {}) });
const stream = new EventSource(`/api/games/${table.dataset.id}/events?${query}`);
stream.addEventListener('open', () => {
  table.dataset.live = 'on';
  // It tells what comes from now on: a move between the page and this moment would never be told.
  refresh();
});
stream.addEventListener('error', () => {
  table.dataset.live = 'lost';
});
stream.addEventListener('version', (event) => {
  if (Number(JSON.parse(event.data).version) > state.version) refresh();
});
stream.addEventListener('aside', () => refresh());

invitations();
openTab(matchMedia('(max-width: 899px)').matches ? 'board' : 'log');
table.dataset.plan = '0';
table.dataset.busy = 'false';
markMoment();
sign();
