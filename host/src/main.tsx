import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { CannotStart } from './app/cannot-start';
import { start } from './app/start';
import { followChoice } from './language/follow-choice';
import { languageStore } from './language/use-language-choice';
import { overridden } from './override/override';
import { guardScripts } from './remotes/script-policy';
import { readSite } from './site/read-site';
import { withoutDisabled } from './site/switched-off';

const root = createRoot(document.getElementById('root')!);

const reading = readSite().then(overridden);
const admit = guardScripts(reading);
const texts = followChoice(languageStore());

try {
  const [site] = await Promise.all([reading, texts]);
  root.render(<App {...start(withoutDisabled(site, location.search), admit)} />);
} catch (error) {
  console.error('[host]', error);
  await texts;
  root.render(<CannotStart reason={error instanceof Error ? error.message : String(error)} />);
}
