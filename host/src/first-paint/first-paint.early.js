// Runs before the first paint, so that a reader of the light theme sees no dark flash, nor the other way round. It is inside
// the page, whose policy has its hash: webpack/early-script.ts. host/src/theme and host/src/language keep the choices.
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

  // A player who returns has no use for a visitor's controls: webpack/prerender/page-rules.ts hides them.
  try {
    if (localStorage.getItem('authToken') !== null) document.documentElement.dataset.returning = '';
  } catch {
    // Without storage nobody returns.
  }

  // What is done before the page works is carried out when it does: ./carry-over.ts.
  const early = { pressed: null, pressedAt: 0, changed: new Set() };
  globalThis.updownEarly = early;
  addEventListener(
    'click',
    (event) => {
      const pressed = event.target.closest('[data-first-paint] :is(button, summary, a[href^="/"])');
      const isForAnotherTab = event.ctrlKey || event.metaKey || event.shiftKey;
      if (pressed === null || isForAnotherTab) return;
      event.preventDefault();
      pressed.setAttribute('aria-busy', 'true');
      Object.assign(early, { pressed, pressedAt: performance.now() });
    },
    true,
  );
  addEventListener(
    'input',
    ({ target }) => {
      if (target.closest('[data-first-paint]') !== null) early.changed.add(target);
    },
    true,
  );

  // Without the host's script the page would look alive.
  addEventListener(
    'error',
    ({ target }) => {
      if (target.tagName !== 'SCRIPT' || !target.defer) return;
      // It is hidden, with this mark alone it shows.
      delete document.getElementById('root').dataset.firstPaint;
      const message = document.getElementById('cannot-start');
      message.hidden = false;
      for (const text of message.children) text.hidden = text.lang !== (wanted ?? 'en');
    },
    true,
  );

  // The hints of scripts/site/page.ts. The next scripts come after the host's first one, with which they would share a slow
  // line, and the other remotes' after the entry of the first remote.
  const whenLoaded = (link, load) => link?.addEventListener('load', load);
  const take = (hints) => document.head.append(hints.content);
  whenLoaded(document.querySelector('link[as=script]'), () => {
    document.querySelectorAll('template.after-host').forEach(take);
    for (const hints of document.querySelectorAll('template[data-after]')) {
      const entry = document.querySelector(`link[href="${hints.dataset.after}"]`);
      // A page that is drawn by then has requested them itself, and a hint would load a file twice.
      whenLoaded(
        entry,
        () => 'firstPaint' in document.getElementById('root').dataset && take(hints),
      );
    }
  });

  // The policy allows no style element with content, but a script may give the page a sheet.
  const rules = document.getElementById('first-paint-rules');
  if (rules !== null) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(JSON.parse(rules.textContent));
    document.adoptedStyleSheets.push(sheet);
  }
})();
