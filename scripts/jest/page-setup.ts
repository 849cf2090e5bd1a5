import '@testing-library/jest-dom';
import { performance as timeline } from 'node:perf_hooks';
import { configure } from '@testing-library/react';

// Generous, because a busy machine is slow and not wrong.
configure({ asyncUtilTimeout: 5_000 });

// A browser resolves a path against its page; Node's Request cannot.
const NodeRequest = globalThis.Request;
globalThis.Request = class extends NodeRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, window.location.href) : input, init);
  }
};

// The API slice logs every exchange at debug level, which would bury a test's own output.
console.debug = () => undefined;

// jsdom has no layout, so nothing of it ever changes.
class NoLayoutObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}
Object.assign(globalThis, {
  ResizeObserver: NoLayoutObserver,
  IntersectionObserver: NoLayoutObserver,
});

// jsdom's performance has a clock, and no timeline. All files of a worker share Node's, so each begins with an empty one.
timeline.clearMeasures();
Object.assign(performance, {
  measure: timeline.measure.bind(timeline),
  getEntriesByName: timeline.getEntriesByName.bind(timeline),
});

// Each test has a tab of its own; a test without a page has none.
beforeEach(() => {
  if (typeof window !== 'undefined') sessionStorage.clear();
});
