// Runs before the first paint, so that a reader of the light theme sees no dark flash, nor the other way round. The
// policy of the page allows no inline script. host/src/theme and host/src/language keep the choices.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('theme');
  } catch {
    // Without storage the browser's preference decides.
  }
  const prefersLight = matchMedia('(prefers-color-scheme: light)').matches;
  const isLight = chosen === 'light' || (chosen !== 'dark' && prefersLight);
  const canvas = isLight ? '#f3f5f9' : '#0a0d12';
  const { style } = document.documentElement;
  style.colorScheme = isLight ? 'light' : 'dark';
  style.backgroundColor = canvas;
  document.querySelector('meta[name="theme-color"]').setAttribute('content', canvas);

  // The language that the page is about to have: host/src/language.
  const languages = ['en', 'es', 'tr', 'vi', 'zh'];
  const preferred = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]);
  let language = null;
  try {
    language = localStorage.getItem('language');
  } catch {
    // As above.
  }
  const wanted = [language, ...preferred].find((each) => languages.includes(each));
  document.documentElement.lang = wanted ?? 'en';
})();
