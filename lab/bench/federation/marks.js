// Runs in the page before the page's own code, and records when a visitor can see and use each part. The script runs in every
// frame, so it must be cheap: otherwise it would slow down the page that it measures.
(() => {
  const noted = { 'largest paint': 0, 'layout shift': 0, 'blocking time': 0 };
  const bench = { noted, isOver: false };
  window.bench = bench;
  const observe = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', ({ startTime }) => (noted['largest paint'] = startTime));
  observe('layout-shift', ({ value }) => (noted['layout shift'] += value));
  observe('longtask', ({ duration }) => (noted['blocking time'] += Math.max(0, duration - 50)));

  // React stores an element's handlers under a key with this prefix, also after hydration.
  const works = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const isSeen = (element) => element.checkVisibility();
  const first = (selector) => () => document.querySelector(selector);
  const textOf = (selector) => document.querySelector(selector)?.textContent ?? '';
  // Visibility is the last check, because it requires style and layout.
  const hasData = (stake) =>
    /\d:\d\d/.test(textOf('[role="timer"]')) &&
    /\d\sION/.test(textOf('[aria-label="Pools"]')) &&
    isSeen(stake);

  // The parts without marks so far.
  let parts = [
    {
      find: () =>
        [...document.querySelectorAll('header button')].find((each) =>
          /connect/i.test(each.textContent),
        ),
      open: { 'Connect visible': isSeen, 'Connect working': works },
    },
    {
      find: first('main input[role="spinbutton"]'),
      open: { 'panel usable': (stake) => works(stake) && hasData(stake) },
    },
    { find: first('[data-side] path[d^=M], main canvas'), open: { 'chart visible': isSeen } },
  ];
  const look = () => {
    for (const { find, open } of parts) {
      const element = find();
      for (const [name, holds] of Object.entries(open)) {
        if (!element || !holds(element)) continue;
        noted[name] = performance.now();
        delete open[name];
      }
    }
    parts = parts.filter(({ open }) => Object.keys(open).length > 0);
    bench.isOver = parts.length === 0;
    if (!bench.isOver) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();
