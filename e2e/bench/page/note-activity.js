// Runs in the page before its own code, and notes React's commits, the stream's events, long tasks and shifts.
(() => {
  const noted = { commits: [], events: [], longTasks: [], shifts: [] };
  window.noted = noted;

  // React calls the hook of its developer tools for every commit.
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    checkDCE: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: () => noted.commits.push({ at: performance.now() }),
  };

  const names = ['round', 'prediction', 'result', 'price', 'clock', 'limits', 'resync'];
  window.EventSource = class extends EventSource {
    constructor(...args) {
      super(...args);
      const note = () => noted.events.push({ at: performance.now() });
      for (const name of names) this.addEventListener(name, note);
    }
  };

  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type });
  observe('longtask', ({ startTime, duration }) =>
    noted.longTasks.push({ at: startTime, duration }),
  );
  observe('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (!hadRecentInput) noted.shifts.push({ at: startTime, value });
  });
})();
