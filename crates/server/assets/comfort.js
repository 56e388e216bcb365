// What every page has: dialogs, settings, links to copy.

const root = document.documentElement;

function opener(event) {
  const button = event.target.closest('[data-opens]');
  if (button) document.getElementById(button.dataset.opens).showModal();
}

// The settings are kept in a cookie, so that the server can draw the next page right at once.
function settle(select) {
  const { set: name } = select.dataset;
  const chosen = {};
  for (const other of document.querySelectorAll('[data-set]')) chosen[other.dataset.set] = other.value;
  const cookie = Object.entries(chosen).map(([key, value]) => `${key}.${value}`).join('_');
  document.cookie = `railhead_comfort=${cookie}; path=/; max-age=31536000; samesite=lax`;
  if (name === 'language') location.reload();
  else root.dataset[name] = select.value;
}

// Addresses that the server knows only from its root on are completed here.
export function completeLinks(within = document) {
  for (const field of within.querySelectorAll('input[data-path]')) {
    field.value = new URL(field.dataset.path, location.href).href;
  }
}

async function copy(button) {
  const field = document.getElementById(button.dataset.copies);
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    field.select();
    document.execCommand('copy');
  }
  button.textContent = button.dataset.done;
  announce(button.dataset.done);
}

export function announce(text) {
  const place = document.getElementById('announce');
  if (text && place) place.textContent = text;
}

document.addEventListener('click', (event) => {
  opener(event);
  const copier = event.target.closest('[data-copies]');
  if (copier) copy(copier);
});
document.addEventListener('change', (event) => {
  const select = event.target.closest('[data-set]');
  if (select) settle(select);
});
completeLinks();
root.dataset.ready = 'true';
