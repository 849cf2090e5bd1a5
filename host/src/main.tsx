import './remotes/take-hints';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { CannotStart } from './app/cannot-start';
import { start } from './app/start';
import { prepareCarryOver } from './first-paint/carry-over';
import { TakeOver } from './first-paint/take-over';
import { installFonts } from './fonts/install-fonts';
import { followChoice } from './language/follow-choice';
import { languageStore } from './language/use-language-choice';
import { overridden } from './override/override';
import { guardScripts } from './remotes/script-policy';
import { readSite } from './site/read-site';
import { withoutDisabled } from './site/switched-off';

installFonts();
const container = document.getElementById('root')!;
const root = createRoot(container);

/** The live page replaces what was shown before it in one step. */
function show(page: ReactElement): void {
  root.render(<TakeOver onLive={prepareCarryOver(container)}>{page}</TakeOver>);
}

const reading = readSite().then(overridden);
const admit = guardScripts(reading);
const texts = followChoice(languageStore());

try {
  const [site] = await Promise.all([reading, texts]);
  show(<App {...await start(withoutDisabled(site, location.search), admit)} />);
} catch (error) {
  console.error('[host]', error);
  await texts;
  show(<CannotStart reason={error instanceof Error ? error.message : String(error)} />);
}
