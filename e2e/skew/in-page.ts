import type { Page } from '@playwright/test';

/** Collects the URLs of the scripts that the page compiles from now on. A browser compiles a script before running it. */
export async function compiledScripts(page: Page): Promise<() => readonly string[]> {
  const compiled: string[] = [];
  const browser = await page.context().newCDPSession(page);
  browser.on('Debugger.scriptParsed', ({ url }) => compiled.push(url));
  // Resolves only after the events for the page's existing scripts.
  await browser.send('Debugger.enable');
  compiled.length = 0;
  return () => compiled;
}
