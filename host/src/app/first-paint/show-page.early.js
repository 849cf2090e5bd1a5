// Runs at the end of the page's templates and shows React's first render in the language that first-paint.early.js chose.
(() => {
  const ahead = document.querySelector(`template[lang="${document.documentElement.lang}"]`);
  if (ahead === null) return;
  document.title = ahead.title;
  const root = document.getElementById('root');
  root.append(ahead.content);
  root.dataset.ahead = '';
})();
