import type { Page } from '@playwright/test';

/** The addresses of the scripts that the page compiles from now on, which comes before they run. */
export async function compiledScripts(page: Page): Promise<() => readonly string[]> {
  const compiled: string[] = [];
  const browser = await page.context().newCDPSession(page);
  browser.on('Debugger.scriptParsed', ({ url }) => compiled.push(url));
  // Its answer comes after an event for each script that the page has.
  await browser.send('Debugger.enable');
  compiled.length = 0;
  return () => compiled;
}
