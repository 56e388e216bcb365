// The analysis of a game: asks how far it is until it is there.

import { announce } from './comfort.js';

const section = () => document.getElementById('analysis');

async function look() {
  const { game } = section().dataset;
  const invite = new URLSearchParams(location.search).get('invite');
  const query = invite ? `?${new URLSearchParams({ invite })}` : '';
  const answer = await fetch(`/games/${game}/analysis${query}`).catch(() => null);
  if (answer?.ok) {
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    section().replaceWith(document.importNode(page.getElementById('analysis'), true));
    if (section().dataset.progress === undefined) {
      announce(section().querySelector('h2').textContent);
      section().querySelector('h2').focus({ preventScroll: true });
      return;
    }
  }
  setTimeout(look, 700);
}

document.addEventListener('click', (event) => {
  if (!event.target.closest('#analyse')) return;
  event.preventDefault();
  event.target.closest('#analyse').setAttribute('aria-disabled', 'true');
  look();
});
if (section()?.dataset.progress !== undefined) look();
