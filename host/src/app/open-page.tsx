import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { prepareCarryOver } from '../first-paint/carry-over';
import { TakeOver } from '../first-paint/take-over';
import { installFallback } from '../fonts/install-fallback';
import { followChoice } from '../language/follow-choice';
import { languageStore } from '../language/use-language-choice';
import { nextTask } from '../loading/next-task';
import { overridden } from '../override/override';
import { guardScripts } from '../remotes/script-policy';
import { readSite } from '../site/read-site';
import { withoutDisabled } from '../site/switched-off';
import { App } from './app';
import { CannotStart } from './cannot-start';
import { start } from './start';

/** Reads the site's descriptor, starts the page, and lets it replace what was shown before it. */
export async function openPage(container: HTMLElement): Promise<void> {
  installFallback();
  const root = createRoot(container);
  /** The live page replaces what was shown before it in one step. */
  const show = (page: ReactElement) =>
    root.render(<TakeOver onLive={prepareCarryOver(container)}>{page}</TakeOver>);

  const reading = readSite().then(overridden);
  const admit = guardScripts(reading);
  const texts = followChoice(languageStore());
  try {
    const [site] = await Promise.all([reading, texts]);
    const { readAnswers, ...page } = start(withoutDisabled(site, location.search), admit);
    await nextTask();
    show(<App {...page} />);
    // Only the remotes need them, which are not there yet: after the page is drawn.
    await nextTask();
    await nextTask();
    readAnswers();
  } catch (error) {
    console.error('[host]', error);
    await texts;
    show(<CannotStart reason={error instanceof Error ? error.message : String(error)} />);
  }
}
