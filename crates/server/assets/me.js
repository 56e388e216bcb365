// A personal link carries a key behind its '#'. It is taken only when the visitor says so.

const key = location.hash.slice(1);
if (/^[0-9a-f]{64}$/.test(key)) {
  document.getElementById('arriving-key').value = key;
  document.getElementById('arrive').hidden = false;
  history.replaceState(null, '', '/me');
}
