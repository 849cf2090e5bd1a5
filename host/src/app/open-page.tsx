import { BrowserRouter, Button, SITE_PATH, styled } from '@updown/shared';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { t } from '../../texts/texts';
import { guardScripts } from '../federation/script-policy';
import { overridden } from '../override/override';
import { previewed } from '../override/preview';
import { followChoice } from '../preferences/follow-choice';
import { languageStore } from '../preferences/language-select';
import { PageTheme } from '../preferences/page-theme';
import { readSite } from '../site/read-site';
import { withoutDisabled } from '../site/site';
import { App } from './app';
import { installFallback } from './fonts/fallback';
import { start } from './start';

const Frame = styled.main`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space.md};
  max-width: 36rem;
  margin: 0 auto;
  padding: ${({ theme }) => theme.space.xxl} ${({ theme }) => theme.space.md};
  overflow-wrap: anywhere;
`;

/** Replaces the whole page if the site descriptor cannot be read. */
export function CannotStart({ reason }: { reason: string }) {
  return (
    <PageTheme>
      <Frame role="alert">
        <h1>{t('UpDown cannot start')}</h1>
        <p>{reason}</p>
        <Button $variant="primary" onClick={() => location.reload()}>
          {t('Try again')}
        </Button>
      </Frame>
    </PageTheme>
  );
}

// The page before React runs: the build renders it (render-pages.tsx) and show-page.early.js shows it.

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

function report(error: unknown): void {
  console.error('[host]', error);
}

/** Reads the site descriptor and starts the page, which replaces the first paint. */
export async function openPage(container: HTMLElement): Promise<void> {
  installFallback();
  const draw = (page: ReactElement): void => {
    container.replaceChildren();
    const root = createRoot(container);
    // At once, so that no frame between the first paint and the page is empty.
    flushSync(() => root.render(page));
  };
  const reading = readSite().then(overridden).then(previewed);
  const admit = guardScripts(reading);
  const texts = followChoice(languageStore());
  try {
    const [read] = await Promise.all([reading, texts]);
    // A task of its own: between it and the script's evaluation, the browser handles what a visitor does.
    await new Promise((resolve) => setTimeout(resolve));
    const site = withoutDisabled(read, location.search);
    const { startServices, ...page } = start(site, admit);
    const onLive = () => {
      startServices();
      pageWorks(container);
    };
    draw(
      <App {...page} onLive={onLive}>
        {/* A link leads on at once: a remote that renders without end, or waits for ever, would hold up a transition. */}
        <BrowserRouter basename={SITE_PATH} useTransitions={false} />
      </App>,
    );
  } catch (error) {
    report(error);
    await texts;
    draw(<CannotStart reason={error instanceof Error ? error.message : String(error)} />);
    pageWorks(container);
  }
}
