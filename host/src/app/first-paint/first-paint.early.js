// Runs before the first paint, so that no reader sees a flash of the other theme. The script is inlined in the page, and the
// page's CSP holds its hash. host/src/preferences stores the choices.
(() => {
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const root = document.documentElement;
  const chosen = stored('theme');
  const prefersLight = matchMedia('(prefers-color-scheme: light)').matches;
  const isLight = chosen === 'light' || (chosen !== 'dark' && prefersLight);
  root.dataset.theme = isLight ? 'light' : 'dark';
  document
    .querySelector('meta[name="theme-color"]')
    .setAttribute('content', isLight ? '#f3f5f9' : '#0a0d12');

  const languages = ['en', 'es', 'tr', 'vi', 'zh'];
  // Some browsers and extensions leave the list out.
  const preferred = [...(navigator.languages ?? [])].map((tag) => tag.toLowerCase().split('-')[0]);
  root.lang = [stored('language'), ...preferred].find((each) => languages.includes(each)) ?? 'en';
  // A returning player needs no sign-in controls.
  if (stored('authToken') !== null) root.dataset.returning = '';

  // ./ahead.ts replays a click that comes before the page is interactive.
  globalThis.updownEarly = { pressed: null, pressedAt: 0 };
  addEventListener(
    'click',
    (event) => {
      const pressed = event.target.closest('[data-ahead] :is(button, a[href^="/"])');
      if (pressed === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      pressed.setAttribute('aria-busy', 'true');
      globalThis.updownEarly = { pressed, pressedAt: performance.now() };
    },
    true,
  );

  // Without the host's script, the page would look interactive but would not respond.
  addEventListener(
    'error',
    ({ target }) => {
      if (target.tagName !== 'SCRIPT' || !target.defer) return;
      document.getElementById('root').hidden = true;
      const message = document.getElementById('cannot-start');
      message.hidden = false;
      for (const text of message.children) text.hidden = text.lang !== root.lang;
    },
    true,
  );

  // On a slow line the remotes' files would compete with the host's script, so they are requested once that script has
  // arrived. The script runs only then, so that those files download while it keeps the main thread busy.
  const appendFrom = (id) => {
    const template = document.getElementById(id);
    if (template !== null) document.head.append(template.content);
  };
  let hasArrived = false;
  const start = () => {
    if (!hasArrived || document.readyState === 'loading') return;
    appendFrom('host');
    appendFrom('after-host');
  };
  // A hint follows this script, because a hint that has loaded before someone listens says nothing any more. The one in front
  // of the policy only begins the request (remote-kit/src/pages/page.ts).
  const onEnd = ({ target }) => {
    if (!target.matches('link[as=script]')) return;
    hasArrived = true;
    start();
  };
  document.addEventListener('load', onEnd, true);
  document.addEventListener('error', onEnd, true);
  addEventListener('DOMContentLoaded', () => {
    // A browser's first number costs a slow phone 150 ms. After the first paint, the main thread is idle until the host's
    // script arrives.
    requestAnimationFrame(() => setTimeout(() => new Intl.NumberFormat(root.lang).format(0)));
    const hint = document.querySelector('link[as=script]');
    hasArrived ||= !hint?.relList.supports('preload');
    start();
  });

  // The CSP forbids inline style elements, but a script may adopt a style sheet.
  const rules = document.getElementById('first-paint-rules');
  if (rules !== null) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(JSON.parse(rules.textContent));
    document.adoptedStyleSheets.push(sheet);
  }
})();
