import { JSDOM } from 'jsdom';
import { matchMedia } from './media';

class Watcher {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** A moment like any other. */
const BUILT_AT = 1_800_000_000_000;

/** The page came just now: answers inside it count. */
const navigation = { type: 'navigate', transferSize: 1, responseStart: Infinity };

function define(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

/**
 * Makes this process a small browser in English, in which nothing has answered yet. It comes before any module of a
 * front end, which looks for a window as it is loaded.
 */
export function installBrowser(): void {
  const { window } = new JSDOM('<!doctype html><html lang="en"><head></head><body></body></html>', {
    url: 'https://updown.invalid/',
    pretendToBeVisual: true,
  });
  Object.assign(window, { ResizeObserver: Watcher, IntersectionObserver: Watcher });
  Object.assign(window, { matchMedia });
  for (const name of Object.getOwnPropertyNames(window)) {
    if (!(name in globalThis)) define(name, (window as unknown as Record<string, unknown>)[name]);
  }
  define('window', window);
  define('navigator', window.navigator);
  // No time passes, so that a build gives the same bytes each time.
  Date.now = () => BUILT_AT;
  performance.getEntriesByType = () => [navigation] as never;
  define('Request', class {});
  define('fetch', () => new Promise(() => undefined));
}
