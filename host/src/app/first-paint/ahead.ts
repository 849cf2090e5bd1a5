import { pageLanguage } from '@updown/shared';
import type { Site } from '../../site/site';

// What a page shows before React runs: rendered by the build (../app/render-pages.tsx), shown by show-page.early.js.

/** The last press before the page works, as first-paint.early.js notes it. */
declare global {
  var updownEarly: { pressed: HTMLElement | null; pressedAt: number } | undefined;
}

/** A press that could not be carried out within this time is dropped: the player has gone on. */
const PRESS_LASTS_MS = 10_000;

/** The remotes that a page is rendered for, as its root names them: 'chart,game'. */
function remotesOf({ remotes }: Site): string {
  return Object.entries(remotes)
    .map(([name, part]) => (part?.status === 'on' ? name : `${name}:${part?.status}`))
    .toSorted()
    .join();
}

/** Whether the page shows what React draws first for this address, site and language: then React can take it over. */
export function canHydrate({ dataset }: HTMLElement, site: Site): boolean {
  return (
    dataset['ahead'] !== undefined &&
    dataset['page'] === location.pathname &&
    dataset['remotes'] === remotesOf(site) &&
    site.overridden === undefined &&
    pageLanguage.shown().isWhole
  );
}

/** The same control after React has drawn the page itself. */
function liveOf(pressed: HTMLElement): HTMLElement | undefined {
  if (pressed.isConnected) return pressed;
  const controls = document.querySelectorAll<HTMLElement>(`#root ${pressed.tagName}`);
  return [...controls].find(({ textContent }) => textContent === pressed.textContent);
}

/** The page works: carries out the last press before that. */
export function pageWorks(container: HTMLElement): void {
  delete container.dataset['ahead'];
  const { pressed = null, pressedAt = 0 } = globalThis.updownEarly ?? {};
  globalThis.updownEarly = undefined;
  if (pressed === null) return;
  pressed.removeAttribute('aria-busy');
  if (performance.now() - pressedAt < PRESS_LASTS_MS) liveOf(pressed)?.click();
}
