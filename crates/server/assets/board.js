// A picture that can be zoomed and moved, and walked through with the arrow keys. Its places say where they are
// (data-x, data-y); those with an action (data-do) are answers.

import { all, around } from './page.js';
import { state } from './state.js';

/** @typedef {[number, number]} Point Across and down. */

const board = document.querySelector('[data-zoom]');

if (board instanceof SVGSVGElement) {
  const full = { ...fields(board.viewBox.baseVal) };
  const placeWidth = Number(board.dataset.placeWidth);
  // Where the picture lies if its place has another shape: at the beginning, or in the middle.
  const before = board.preserveAspectRatio.baseVal.align === SVGPreserveAspectRatio.SVG_PRESERVEASPECTRATIO_XMINYMIN ? 0 : 0.5;
  // The whole picture, widened or heightened to the shape of its place.
  let whole = { ...full };
  let view = { x: full.x, y: full.y, scale: 1 };
  /** @type {SVGSVGElement | null} */
  const overview = document.querySelector(`[data-overview="${board.id}"]`);
  const seen = overview?.querySelector('[data-seen]');

  // Whether the player has moved the picture since it moved by itself: then it is theirs.
  let byHand = false;

  // The place as it was measured last, and the window it was measured in.
  let place = { width: 0, window: '' };

  const measure = () => {
    const { clientWidth, clientHeight } = board;
    if (clientWidth === 0 || clientHeight === 0) return;
    const unit = whole.width / view.scale / place.width;
    const shape = clientWidth / clientHeight;
    const wide = shape > full.width / full.height;
    const [width, height] = wide ? [full.height * shape, full.height] : [full.width, full.width / shape];
    whole = { x: full.x + (full.width - width) * before, y: full.y + (full.height - height) * before, width, height };
    const was = place;
    place = { width: clientWidth, window: `${innerWidth} ${innerHeight}` };
    // What comes and goes beside the picture neither enlarges nor shrinks it; only another window does.
    if (was.window !== place.window || document.readyState !== 'complete') return;
    view.scale = whole.width / (unit * clientWidth);
    if (Math.abs(view.scale - 1) < 0.001) view.scale = 1;
  };

  const show = () => {
    const [w, h] = [whole.width / view.scale, whole.height / view.scale];
    /** @type {(at: number, size: number, from: number, length: number) => number} */
    const within = (at, size, from, length) => {
      if (size > length) return from + (length - size) * before;
      // By hand one may go a little beyond the edge.
      const beyond = byHand ? size / 5 : 0;
      return Math.min(Math.max(at, from - beyond), from + length - size + beyond);
    };
    view.x = view.scale === 1 ? whole.x : within(view.x, w, full.x, full.width);
    view.y = view.scale === 1 ? whole.y : within(view.y, h, full.y, full.height);
    board.setAttribute('viewBox', [view.x, view.y, w, h].map((n) => n.toFixed(2)).join(' '));
    board.dataset.zoom = view.scale.toFixed(2);
    overview?.toggleAttribute('hidden', view.scale < 1.05);
    const sizes = { x: view.x, y: view.y, width: w, height: h };
    for (const [name, size] of Object.entries(sizes)) seen?.setAttribute(name, size.toFixed(0));
  };

  let drawing = 0;
  const showSoon = () => {
    drawing ||= requestAnimationFrame(() => {
      drawing = 0;
      show();
    });
  };

  const showAll = () => {
    view = { x: whole.x, y: whole.y, scale: 1 };
    show();
  };

  /** @type {(clientX: number, clientY: number) => Point} */
  const point = (clientX, clientY) => {
    const at = new DOMPoint(clientX, clientY).matrixTransform(board.getScreenCTM()?.inverse());
    return [at.x, at.y];
  };

  /** @type {(factor: number, x?: number, y?: number) => void} */
  const zoom = (factor, x = view.x + whole.width / view.scale / 2, y = view.y + whole.height / view.scale / 2) => {
    byHand = true;
    const scale = Math.min(Math.max(view.scale * factor, Math.min(view.scale, 1)), 6);
    view.x = x - ((x - view.x) * view.scale) / scale;
    view.y = y - ((y - view.y) * view.scale) / scale;
    view.scale = scale;
    show();
  };

  /** @type {(x: number, y: number) => void} */
  const centre = (x, y) => {
    view.x = x - whole.width / view.scale / 2;
    view.y = y - whole.height / view.scale / 2;
    show();
  };

  board.addEventListener('wheel', (event) => {
    event.preventDefault();
    zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, ...point(event.clientX, event.clientY));
  }, { passive: false });

  // Dragging with one finger or the mouse moves; two fingers zoom.
  /** @type {Map<number, Point>} */
  const fingers = new Map();
  let dragged = 0;
  let apart = 0;
  board.addEventListener('pointerdown', (event) => {
    fingers.set(event.pointerId, [event.clientX, event.clientY]);
    dragged = 0;
    apart = 0;
  });
  window.addEventListener('pointermove', (event) => {
    const from = fingers.get(event.pointerId);
    if (!from) return;
    /** @type {Point} */
    const to = [event.clientX, event.clientY];
    if (fingers.size === 1 && view.scale > 1) {
      const unit = whole.width / view.scale / place.width;
      dragged += Math.hypot(to[0] - from[0], to[1] - from[1]);
      view.x += (from[0] - to[0]) * unit;
      view.y += (from[1] - to[1]) * unit;
      byHand = true;
      showSoon();
    }
    fingers.set(event.pointerId, to);
    if (fingers.size === 2) {
      const [one, other] = [...fingers.values()];
      const distance = Math.hypot(one[0] - other[0], one[1] - other[1]);
      if (apart > 0) {
        zoom(distance / apart, ...point((one[0] + other[0]) / 2, (one[1] + other[1]) / 2));
        dragged += 20;
      }
      apart = distance;
    }
  });
  for (const end of /** @type {const} */ (['pointerup', 'pointercancel'])) {
    window.addEventListener(end, (event) => fingers.delete(event.pointerId));
  }
  // The end of a drag is no click.
  board.addEventListener('click', (event) => {
    if (dragged > 8) {
      event.stopPropagation();
      event.preventDefault();
    }
    dragged = 0;
  }, true);
  // In the overview a finger says what is to be seen.
  for (const kind of /** @type {const} */ (['pointerdown', 'pointermove'])) {
    overview?.addEventListener(kind, (event) => {
      if (event.buttons === 0) return;
      const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(overview.getScreenCTM()?.inverse());
      byHand = true;
      centre(at.x, at.y);
    });
  }

  document.addEventListener('click', (event) => {
    const next = around(event, '[data-next-place]');
    if (next) turnToNext(Number(next.dataset.nextPlace));
    const button = around(event, '[data-zoom-by]');
    if (!button) return;
    const factor = Number(button.dataset.zoomBy);
    byHand = true;
    if (factor === 0) showAll();
    else zoom(factor);
  });

  /** @type {(place: Drawn) => Point} */
  const middle = (drawn) => [Number(drawn.dataset.x), Number(drawn.dataset.y)];

  // Where a finger is larger than a place, the answers are brought closer once when they come; then the picture stays.
  const [SMALLEST, LARGEST] = [44, 56];
  const answersThere = () => all('[data-x][data-do]', board);
  /** @type {number | null} */
  let approached = null;
  const approach = () => {
    if (approached === state.version || place.width === 0) return;
    const targets = answersThere();
    const small = (placeWidth / whole.width) * place.width < SMALLEST && matchMedia('(max-width: 899px), (pointer: coarse)').matches;
    if (targets.length === 0) {
      // The question is answered: everybody's moves are to be seen again, unless the player has looked elsewhere.
      if (approached !== null && !byHand) showAll();
      approached = null;
      return;
    }
    approached = state.version;
    if (!small) return;
    byHand = false;
    const middles = targets.map(middle);
    const [xs, ys] = [middles.map(([x]) => x), middles.map(([, y]) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const fitting = Math.min(whole.width / (right - left + 2 * placeWidth), whole.height / (bottom - top + 2 * placeWidth));
    const scaleFor = (/** @type {number} */ pixels) => (pixels * whole.width) / (placeWidth * place.width);
    view.scale = Math.max(Math.min(Math.max(fitting, scaleFor(SMALLEST)), scaleFor(LARGEST)), 1);
    centre((left + right) / 2, (top + bottom) / 2);
  };

  new ResizeObserver(() => {
    measure();
    show();
    approach();
  }).observe(board);

  // Arrow keys: from one place to the next in that direction. Of a place and an answer on it, the
  // answer is taken.
  const places = () => {
    const targets = answersThere();
    const taken = new Set(targets.map((target) => target.dataset.about));
    return [...targets, ...all('[data-x]:not([data-do])', board).filter((other) => !taken.has(other.dataset.about))];
  };
  /** @type {Map<string, Point>} */
  const directions = new Map([['ArrowLeft', [-1, 0]], ['ArrowRight', [1, 0]], ['ArrowUp', [0, -1]], ['ArrowDown', [0, 1]]]);

  /** @type {(from: Drawn, direction: Point) => Drawn | null} */
  const step = (from, [dx, dy]) => {
    const [x, y] = middle(from);
    let best = null;
    let least = Infinity;
    for (const other of places()) {
      const [px, py] = middle(other);
      const along = (px - x) * dx + (py - y) * dy;
      const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
      if (along < placeWidth / 6 || aside > along * 1.8) continue;
      const distance = along + aside * 1.5;
      if (distance < least) [best, least] = [other, distance];
    }
    return best;
  };

  /** @param {Drawn} drawn */
  const bringIn = (drawn) => {
    const [x, y] = middle(drawn);
    const [w, h] = [whole.width / view.scale, whole.height / view.scale];
    const inside = x - placeWidth > view.x && x + placeWidth < view.x + w && y - placeWidth > view.y && y + placeWidth < view.y + h;
    if (view.scale > 1 && !inside) centre(x, y);
  };

  /** @param {Drawn | undefined} drawn */
  const turnTo = (drawn) => {
    for (const other of board.querySelectorAll('[tabindex="0"]')) other.setAttribute('tabindex', '-1');
    if (!drawn) return;
    drawn.setAttribute('tabindex', '0');
    drawn.focus({ preventScroll: true });
    bringIn(drawn);
  };

  /** @param {number} by */
  const turnToNext = (by) => {
    const targets = answersThere();
    const here = targets.findIndex((target) => target === document.activeElement);
    const from = here < 0 && by < 0 ? 0 : here;
    turnTo(targets.at((from + by) % targets.length));
  };

  // One stop for the Tab key: the first answer, or the first place.
  const makeReachable = () => {
    if (board.querySelector('[tabindex="0"]')) return;
    places()[0]?.setAttribute('tabindex', '0');
  };
  // Places that stay have their middle where they are drawn; it is not sent twice.
  for (const drawn of all('[x][data-about]', board)) {
    drawn.dataset.x = drawn.getAttribute('x') ?? '';
    drawn.dataset.y = drawn.getAttribute('y') ?? '';
  }
  new MutationObserver(() => {
    makeReachable();
    approach();
  }).observe(board, { childList: true, subtree: true });
  measure();
  show();
  makeReachable();
  approach();

  board.addEventListener('keydown', (event) => {
    const here = around(event, '[data-x]');
    if (!here) return;
    const direction = directions.get(event.key);
    if (direction) {
      event.preventDefault();
      const next = step(here, direction);
      if (next) turnTo(next);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      here.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    }
  });

  board.addEventListener('to-board', () => turnTo(places()[0]));
  // Somebody points at a place: it is brought into view, and has no focus.
  board.addEventListener('show-place', (event) => {
    const pointedAt = /** @type {CustomEvent<Drawn>} */ (event).detail;
    if (pointedAt.dataset.x !== undefined) bringIn(pointedAt);
  });

  // The place that somebody points at says what it is called.
  const name = board.querySelector('[data-here]');
  /** @param {Event} event */
  const sayWhere = (event) => {
    const here = around(event, '[data-x]');
    if (!name) return;
    name.textContent = here?.dataset.about?.split(':')[1] ?? '';
    if (!here) return;
    const [x, y] = middle(here);
    name.setAttribute('x', String(x));
    name.setAttribute('y', String(y - placeWidth / 2 - 3));
  };
  board.addEventListener('pointerover', sayWhere);
  board.addEventListener('focusin', sayWhere);
  board.addEventListener('pointerleave', () => { if (name) name.textContent = ''; });
}

/**
 * @param {SVGRect} rect
 */
function fields({ x, y, width, height }) {
  return { x, y, width, height };
}
