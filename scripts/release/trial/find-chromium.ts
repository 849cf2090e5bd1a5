import { onPath } from '../../lib/find-program';
import { findBrowser } from '../../testing/browser';

/** Chromium, if possible without its own interface; undefined if there is none. */
export function findChromium(): string | undefined {
  return onPath('chromium-headless-shell') ?? findBrowser();
}
