// The page before React runs: the build renders it (../render-pages.tsx) and show-page.early.js shows it.

/** The last click before the page is interactive, as first-paint.early.js records it. */
declare global {
  var updownEarly: { pressed: HTMLElement | null; pressedAt: number } | undefined;
}

/** A recorded click is dropped after this time, because the player has moved on. */
const PRESS_LASTS_MS = 10_000;

/** The same control in the page that React has rendered. */
function liveOf(pressed: HTMLElement): HTMLElement | undefined {
  const controls = document.querySelectorAll<HTMLElement>(`#root ${pressed.tagName}`);
  return [...controls].find(({ textContent }) => textContent === pressed.textContent);
}

/** Marks the page as interactive and replays the last click that came before. */
export function pageWorks(container: HTMLElement): void {
  delete container.dataset['ahead'];
  const { pressed = null, pressedAt = 0 } = globalThis.updownEarly ?? {};
  globalThis.updownEarly = undefined;
  if (pressed === null) return;
  if (performance.now() - pressedAt < PRESS_LASTS_MS) liveOf(pressed)?.click();
}
