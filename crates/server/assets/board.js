// A picture that can be zoomed and moved, and walked through with the arrow keys. Its places say where they are
// (data-x, data-y); those with an action (data-do) are answers.

import { all, around } from './page.js';

/** @typedef {[number, number]} Point Across and down. */

const board = document.querySelector('[data-zoom]');

if (board instanceof SVGSVGElement) {
  const { width, height } = board.viewBox.baseVal;
  const placeWidth = Number(board.dataset.placeWidth);
  // The whole picture, widened or heightened to the shape of its place.
  let whole = { x: 0, y: 0, w: width, h: height };
  let view = { x: 0, y: 0, scale: 1 };

  const measure = () => {
    const shape = board.clientWidth / Math.max(board.clientHeight, 1) || width / height;
    const [w, h] = shape > width / height ? [height * shape, height] : [width, width / shape];
    whole = { x: (width - w) / 2, y: (height - h) / 2, w, h };
  };

  const show = () => {
    const [w, h] = [whole.w / view.scale, whole.h / view.scale];
    /** @type {(at: number, size: number, full: number) => number} */
    const within = (at, size, full) => (size > full ? (full - size) / 2 : Math.min(Math.max(at, -size / 5), full - (4 * size) / 5));
    view.x = view.scale === 1 ? whole.x : within(view.x, w, width);
    view.y = view.scale === 1 ? whole.y : within(view.y, h, height);
    board.setAttribute('viewBox', [view.x, view.y, w, h].map((n) => n.toFixed(1)).join(' '));
    board.dataset.zoom = view.scale.toFixed(2);
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
  const zoom = (factor, x = view.x + whole.w / view.scale / 2, y = view.y + whole.h / view.scale / 2) => {
    const scale = Math.min(Math.max(view.scale * factor, 1), 6);
    view.x = x - ((x - view.x) * view.scale) / scale;
    view.y = y - ((y - view.y) * view.scale) / scale;
    view.scale = scale;
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
      const [x0, y0] = point(...from);
      const [x1, y1] = point(...to);
      dragged += Math.hypot(to[0] - from[0], to[1] - from[1]);
      view.x += x0 - x1;
      view.y += y0 - y1;
      show();
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

  document.addEventListener('click', (event) => {
    const button = around(event, '[data-zoom-by]');
    if (!button) return;
    const factor = Number(button.dataset.zoomBy);
    if (factor === 0) showAll();
    else zoom(factor);
  });

  /** @type {(place: Drawn) => Point} */
  const middle = (place) => [Number(place.dataset.x), Number(place.dataset.y)];

  // Where a finger is larger than a place, the answers are brought closer when they come.
  const SMALLEST = 30;
  const answersThere = () => all('[data-x][data-do]', board);
  let answers = '';
  const approach = () => {
    const targets = answersThere();
    const now = targets.map((target) => target.id).join();
    if (now === answers || !matchMedia('(max-width: 899px)').matches) return;
    const came = answers === '';
    answers = now;
    if (targets.length === 0) {
      showAll();
      return;
    }
    if (!came && view.scale > 1) return;
    const middles = targets.map(middle);
    const [xs, ys] = [middles.map(([x]) => x), middles.map(([, y]) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const fitting = Math.min(whole.w / (right - left + 2 * placeWidth), whole.h / (bottom - top + 2 * placeWidth));
    const enough = (SMALLEST * whole.w) / (placeWidth * board.clientWidth);
    view.scale = Math.min(Math.max(fitting, enough, 1), 3);
    view.x = (left + right) / 2 - whole.w / view.scale / 2;
    view.y = (top + bottom) / 2 - whole.h / view.scale / 2;
    show();
  };

  new ResizeObserver(() => {
    measure();
    show();
  }).observe(board);

  // Arrow keys: from one place to the next in that direction. Of a place and an answer on it, the
  // answer is taken.
  const places = () => {
    const targets = answersThere();
    const taken = new Set(targets.map((target) => target.dataset.about));
    return [...targets, ...all('[data-x]:not([data-do])', board).filter((place) => !taken.has(place.dataset.about))];
  };
  /** @type {Map<string, Point>} */
  const directions = new Map([['ArrowLeft', [-1, 0]], ['ArrowRight', [1, 0]], ['ArrowUp', [0, -1]], ['ArrowDown', [0, 1]]]);

  /** @type {(from: Drawn, direction: Point) => Drawn | null} */
  const step = (from, [dx, dy]) => {
    const [x, y] = middle(from);
    let best = null;
    let least = Infinity;
    for (const place of places()) {
      const [px, py] = middle(place);
      const along = (px - x) * dx + (py - y) * dy;
      const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
      if (along < placeWidth / 6 || aside > along * 1.8) continue;
      const distance = along + aside * 1.5;
      if (distance < least) [best, least] = [place, distance];
    }
    return best;
  };

  /** @param {Drawn | undefined} place */
  const turnTo = (place) => {
    for (const other of board.querySelectorAll('[tabindex="0"]')) other.setAttribute('tabindex', '-1');
    place?.setAttribute('tabindex', '0');
    place?.focus({ preventScroll: true });
  };

  // One stop for the Tab key: the first answer, or the first place.
  const makeReachable = () => {
    if (board.querySelector('[tabindex="0"]')) return;
    places()[0]?.setAttribute('tabindex', '0');
  };
  const changed = () => {
    makeReachable();
    approach();
  };
  new MutationObserver(changed).observe(board, { childList: true, subtree: true });
  measure();
  show();
  changed();

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
}
