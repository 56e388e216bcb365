// Clocks count down between what the server says. Each begins with what the server has written and counts from the moment
// it came to the page, so that nothing adds up; the next update brings the server's own time again.

const DAY = 86_400_000;
const OFTEN = 200;

/** When a clock came to the page. @type {WeakMap<Element, number>} */
const arrivals = new WeakMap();

/** @param {number} left */
function figures(left) {
  const all = Math.ceil(left / 1000);
  /** @param {number} number */
  const two = (number) => String(number).padStart(2, '0');
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** @param {HTMLElement} clock @param {number} now */
function count(clock, now) {
  const arrived = arrivals.get(clock) ?? now;
  arrivals.set(clock, arrived);
  const ran = Math.min(now - arrived, Number(clock.dataset.ticks));
  const spent = Math.max(0, ran - Number(clock.dataset.free));
  const left = Math.max(0, Number(clock.dataset.left) - spent);
  // Days and hours are words, and the server's.
  if (left < DAY) {
    const shown = figures(left);
    if (clock.textContent !== shown) clock.textContent = shown;
  }
  clock.classList.toggle('out', left <= 0);
  clock.classList.toggle('low', left > 0 && left < Number(clock.dataset.tenth));
}

function tick() {
  const now = performance.now();
  for (const clock of document.querySelectorAll('[data-ticks]')) {
    if (clock instanceof HTMLElement) count(clock, now);
  }
}

tick();
setInterval(tick, OFTEN);

// A host's own time zone is the likely one.
const zone = document.getElementById('clock-zone');
if (zone instanceof HTMLInputElement && zone.value === '') {
  zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
}
