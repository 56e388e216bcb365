// The analysis of a game: asks how far it is until it is there.

import { announce } from './comfort.js';
import { around, byId } from './page.js';

const section = () => byId('analysis', HTMLElement);

async function look() {
  const game = section().dataset.game;
  const invite = new URLSearchParams(location.search).get('invite');
  const query = invite ? `?${new URLSearchParams({ invite })}` : '';
  const answer = await fetch(`/games/${game}/analysis${query}`).catch(() => null);
  const text = answer?.ok ? await answer.text() : '';
  const fresh = new DOMParser().parseFromString(text, 'text/html').getElementById('analysis');
  if (fresh) {
    section().replaceWith(document.importNode(fresh, true));
    if (section().dataset.progress === undefined) {
      const heading = section().querySelector('h2');
      announce(heading?.textContent);
      heading?.focus({ preventScroll: true });
      return;
    }
  }
  setTimeout(look, 700);
}

document.addEventListener('click', (event) => {
  const button = around(event, '#analyse');
  if (!button) return;
  event.preventDefault();
  button.setAttribute('aria-disabled', 'true');
  look();
});
if (section().dataset.progress !== undefined) look();
