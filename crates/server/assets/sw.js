// Shows what is pushed to a browser, also while no page of ours is open. It keeps nothing, and answers no request.

/** What a browser runs apart from pages; the compiler knows only pages. */
const worker = /** @type {any} */ (self);

worker.addEventListener('push', (/** @type {any} */ event) => {
  const told = event.data ? event.data.json() : {};
  const options = { body: told.text, tag: told.key, icon: 'ICON', badge: 'ICON', data: { link: told.link } };
  event.waitUntil(worker.registration.showNotification(told.title ?? 'Railhead', options));
});

worker.addEventListener('notificationclick', (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.link ?? '/'));
});

/**
 * Shows a page of ours where it is open already, and opens it elsewhere.
 * @param {string} link
 */
async function open(link) {
  const place = new URL(link, worker.location.origin);
  const address = place.origin === worker.location.origin ? place.href : '/';
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((/** @type {any} */ page) => new URL(page.url).pathname === place.pathname);
  return there ? there.focus() : worker.clients.openWindow(address);
}
