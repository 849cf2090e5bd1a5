import { pageLanguage } from '@updown/shared';
import type { Site } from '../../site/site';

// The page before React runs: the build renders it (../render-pages.tsx) and show-page.early.js shows it.

/** The last click before the page is interactive, as first-paint.early.js records it. */
declare global {
  var updownEarly: { pressed: HTMLElement | null; pressedAt: number } | undefined;
}

/** A recorded click is dropped after this time, because the player has moved on. */
const PRESS_LASTS_MS = 10_000;

/** The remotes that a page is rendered for, in the format of its root element: 'chart,game'. */
function remotesOf({ remotes }: Site): string {
  return Object.entries(remotes)
    .map(([name, part]) => (part?.status === 'on' ? name : `${name}:${part?.status}`))
    .toSorted()
    .join();
}

/** Whether the page already shows React's first render for this URL, site and language, so that React can hydrate it. */
export function canHydrate({ dataset }: HTMLElement, site: Site): boolean {
  return (
    dataset['ahead'] !== undefined &&
    dataset['page'] === location.pathname &&
    dataset['remotes'] === remotesOf(site) &&
    site.overridden === undefined &&
    pageLanguage.shown().isWhole
  );
}

/** The same control after React has rendered the page from scratch. */
function liveOf(pressed: HTMLElement): HTMLElement | undefined {
  if (pressed.isConnected) return pressed;
  const controls = document.querySelectorAll<HTMLElement>(`#root ${pressed.tagName}`);
  return [...controls].find(({ textContent }) => textContent === pressed.textContent);
}

/** Marks the page as interactive and replays the last click that came before. */
export function pageWorks(container: HTMLElement): void {
  delete container.dataset['ahead'];
  const { pressed = null, pressedAt = 0 } = globalThis.updownEarly ?? {};
  globalThis.updownEarly = undefined;
  if (pressed === null) return;
  pressed.removeAttribute('aria-busy');
  if (performance.now() - pressedAt < PRESS_LASTS_MS) liveOf(pressed)?.click();
}
