// Runs in the page before its own code, and notes when a visitor sees and can use its parts.
(() => {
  const marks = {};
  const shown = { paint: 0, largest: 0, shift: 0, blocking: 0 };
  window.bench = { marks, shown };
  const observe = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') shown.paint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (shown.largest = startTime));
  observe('layout-shift', ({ value }) => (shown.shift += value));
  observe('longtask', ({ duration }) => (shown.blocking += Math.max(0, duration - 50)));

  const isSeen = (element) => element?.checkVisibility() === true;
  // React keeps an element's handlers under a key of this name, from its hydration on too.
  const works = (element) =>
    element != null && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const connect = () =>
    [...document.querySelectorAll('header button')].find((each) =>
      /connect/i.test(each.textContent),
    );
  const stake = () => document.querySelector('main input[role="spinbutton"]');
  const pools = () => document.querySelector('[aria-label="Pools"]');
  const hasData = () =>
    /\d:\d\d/.test(document.querySelector('[role="timer"]')?.textContent ?? '') &&
    /\d\sION/.test(pools()?.textContent ?? '') &&
    isSeen(stake());
  const checks = {
    connectSeen: () => isSeen(connect()),
    connectWorks: () => works(connect()),
    panelSeen: hasData,
    panelWorks: () => hasData() && works(stake()),
    chartSeen: () => isSeen(document.querySelector('g[data-side] path[d^=M], main canvas')),
  };
  const look = () => {
    for (const [name, holds] of Object.entries(checks)) {
      if (marks[name] === undefined && holds()) marks[name] = performance.now();
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();
