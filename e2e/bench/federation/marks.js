// Runs in the page before the page's own code, and records when a visitor can see and use each part. The script runs in every
// frame, so it must be cheap: otherwise it would slow down the page that it measures.
(() => {
  const marks = {};
  const shown = { largestPaint: 0, layoutShift: 0, blocking: 0 };
  window.bench = { marks, shown };
  const observe = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', ({ startTime }) => (shown.largestPaint = startTime));
  observe('layout-shift', ({ value }) => (shown.layoutShift += value));
  observe('longtask', ({ duration }) => (shown.blocking += Math.max(0, duration - 50)));

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
      open: { connectSeen: isSeen, connectWorks: works },
    },
    {
      find: first('main input[role="spinbutton"]'),
      open: { panelWorks: (stake) => works(stake) && hasData(stake) },
    },
    { find: first('g[data-side] path[d^=M], main canvas'), open: { chartSeen: isSeen } },
  ];
  const look = () => {
    for (const { find, open } of parts) {
      const element = find();
      for (const [name, holds] of Object.entries(open)) {
        if (!element || !holds(element)) continue;
        marks[name] = performance.now();
        delete open[name];
      }
    }
    parts = parts.filter(({ open }) => Object.keys(open).length > 0);
    if (parts.length > 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();
