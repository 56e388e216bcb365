// What a page of a table keeps: the version it shows and the plan of the player. The server draws the rest.

import { byId } from './page.js';

/** @typedef {Record<string, unknown>} Action An action, as a record writes it. */

export const table = byId('table', HTMLElement);
const address = table.dataset.address ?? '';

export const state = {
  /** The version that the page shows. */
  version: Number(table.dataset.version),
  /** What the player is about to do. @type {Action[]} */
  plan: [],
  /** What the player has turned to. @type {string | null} */
  focus: null,
  /** The moment that is looked back at. @type {number | null} */
  at: table.dataset.at === undefined ? null : Number(table.dataset.at),
  /** The last version whose lines the log has. */
  lines: Number(table.dataset.version),
  /** The last word of the talk that is there; null where nobody talks. @type {number | null} */
  talk: table.dataset.talk === undefined ? null : Number(table.dataset.talk),
  /** Whether what has happened since the player's last move is to be marked. */
  since: true,
  /** Whether the money sheet lies open. */
  money: false,
  /** The plan that the coach of a first game has objected to last.
   * @type {{ version: number, plan: Action[] } | null} */
  doubted: null,
  /** Whether he is to say nothing. */
  silent: false,
};

// A page that is loaded again, and nobody else, goes on with its plan.
const KEPT = `railhead-plan-${table.dataset.id}`;

/** Keeps the plan, for the version it was made for. */
export function keepPlan() {
  const { version, plan } = state;
  try {
    if (plan.length > 0) sessionStorage.setItem(KEPT, JSON.stringify({ version, plan }));
    else sessionStorage.removeItem(KEPT);
  } catch {
    // Without a memory it is lost with the page, as it always was.
  }
}

/**
 * The plan that was kept for the version that the page shows.
 * @returns {Action[]}
 */
export function keptPlan() {
  try {
    const { version, plan } = JSON.parse(sessionStorage.getItem(KEPT) ?? '{}');
    return version === state.version && state.at === null && Array.isArray(plan) ? plan : [];
  } catch {
    return [];
  }
}

// For about a round of the table after an objection the coach makes no other: nobody is stopped twice in one auction.
const ROUND = 10;

/** @param {object} extra */
function request(extra) {
  const invite = table.dataset.invite;
  const lesson = document.getElementById('coach')?.dataset.lesson;
  return JSON.stringify({
    version: state.version,
    plan: state.plan,
    focus: state.focus,
    at: state.at,
    since: state.since,
    money: state.money,
    sure: state.silent || (state.doubted !== null && state.version < state.doubted.version + ROUND),
    ...(invite ? { invite } : {}),
    ...(lesson ? { lesson: JSON.parse(lesson) } : {}),
    ...extra,
  });
}

/**
 * Asks the server about the table as it would stand. Returns what it has drawn.
 * @param {string} path
 * @param {object} extra
 */
export async function post(path, extra = {}) {
  const answer = await fetch(`${address}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: request(extra),
  });
  if (!answer.ok) throw new Error((await answer.json().catch(() => ({}))).error ?? answer.statusText);
  return answer.text();
}
