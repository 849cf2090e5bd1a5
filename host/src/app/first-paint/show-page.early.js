// Runs where the page's templates end: shows the page as React draws it first, in the language that first-paint.early.js chose.
(() => {
  const ahead = document.querySelector(`template[lang="${document.documentElement.lang}"]`);
  if (ahead === null) return;
  document.title = ahead.title;
  const root = document.getElementById('root');
  root.append(ahead.content);
  root.dataset.ahead = '';
})();
