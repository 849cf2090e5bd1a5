import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { CannotStart } from './app/cannot-start';
import { start } from './app/start';
import { readSite } from './site/read-site';

const root = createRoot(document.getElementById('root')!);

try {
  root.render(<App {...start(await readSite())} />);
} catch (error) {
  console.error('[host]', error);
  root.render(<CannotStart reason={error instanceof Error ? error.message : String(error)} />);
}
