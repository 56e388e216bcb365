// Lets this browser be pushed what happens. It is asked for only when its button is pressed.

import { byId } from './page.js';

const button = document.getElementById('push-here');
if (button instanceof HTMLButtonElement) {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) {
    button.addEventListener('click', () => subscribe(button));
  } else {
    button.disabled = true;
    show('push-impossible');
  }
}

/** @param {HTMLButtonElement} here */
async function subscribe(here) {
  here.disabled = true;
  try {
    if (await Notification.requestPermission() !== 'granted') {
      show('push-denied');
      return;
    }
    await navigator.serviceWorker.register('/sw.js');
    const registration = await navigator.serviceWorker.ready;
    const applicationServerKey = here.dataset.pushKey;
    const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
    const { endpoint, keys } = subscription.toJSON();
    const language = document.documentElement.lang;
    const body = JSON.stringify({ push: { endpoint, keys }, language });
    const answer = await fetch('/api/me/notices', { method: 'POST', body });
    if (!answer.ok) throw new Error(String(answer.status));
    location.assign('/me/notices?done=saved');
  } catch {
    show('push-failed');
  } finally {
    here.disabled = false;
  }
}

/** @param {string} id */
function show(id) {
  byId(id, HTMLElement).hidden = false;
}
