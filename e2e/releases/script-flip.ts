import type { Page } from '@playwright/test';
import { flipped } from './fault';

export interface FlippedScript {
  /** Resolves when the browser reports that it refused the script. */
  readonly refused: Promise<unknown>;
  /** Whether the browser compiled the script, which it does before running it. */
  readonly wasCompiled: () => boolean;
}

/** Flips one byte of a script on its way to the page. */
export async function flipScript(page: Page, address: string): Promise<FlippedScript> {
  const compiled: string[] = [];
  const browser = await page.context().newCDPSession(page);
  browser.on('Debugger.scriptParsed', ({ url }) => compiled.push(url));
  await browser.send('Debugger.enable');
  await page.route(`**${address}*`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: flipped(await response.body()) });
  });
  const refused = page.waitForEvent('console', {
    timeout: 60_000,
    predicate: (message) =>
      message.type() === 'error' &&
      message.text().includes('digest') &&
      message.text().includes(address),
  });
  return { refused, wasCompiled: () => compiled.some((url) => url.includes(address)) };
}
