// Runs at the end of the page's templates and shows the first paint in the language that first-paint.early.js chose.
(() => {
  const ahead = document.querySelector(`template[lang="${document.documentElement.lang}"]`);
  if (ahead === null) return;
  document.title = ahead.title;
  const root = document.getElementById('root');
  const filled = (root.dataset.places ?? '').split(' ');
  for (const place of ahead.content.querySelectorAll('[data-place]')) {
    if (!filled.includes(place.dataset.place)) place.remove();
  }
  root.append(ahead.content);
  root.dataset.ahead = '';
})();
