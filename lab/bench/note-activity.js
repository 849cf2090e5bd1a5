// Runs in the page before its own code, and counts React's commits, the stream's events, long tasks and shifts.
(() => {
  const noted = { events: 0, commits: 0, commitsWithoutEvent: 0, longTasks: 0, layoutShift: 0 };
  window.noted = noted;

  // A commit within this time after an event of the stream counts as its effect.
  const ANSWERED_WITHIN_MS = 1_000;
  let lastEvent = -Infinity;

  // React calls the hook of its developer tools for every commit.
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    checkDCE: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: () => {
      noted.commits += 1;
      if (performance.now() - lastEvent >= ANSWERED_WITHIN_MS) noted.commitsWithoutEvent += 1;
    },
  };

  const names = ['round', 'prediction', 'result', 'price', 'clock', 'limits', 'resync'];
  window.EventSource = class extends EventSource {
    constructor(...args) {
      super(...args);
      const note = () => {
        noted.events += 1;
        lastEvent = performance.now();
      };
      for (const name of names) this.addEventListener(name, note);
    }
  };

  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type });
  observe('longtask', () => (noted.longTasks += 1));
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) noted.layoutShift += value;
  });
})();
