import type { BrowserContext, Page } from '@playwright/test';
import { DEEP, isDeep } from '../fixtures/deep';
import { expect, test } from '../fixtures/test';

const WINDOWS = isDeep ? 8 : 4;

/** Opens several windows of one browser, and tracks which of them have opened a stream. */
async function openWindows(context: BrowserContext) {
  const streams: Page[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/events') streams.push(request.frame().page());
  });
  const windows: Page[] = [];
  for (let index = 0; index < WINDOWS; index++) {
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Pools' })).toBeVisible();
    windows.push(page);
  }
  return { streams, windows };
}

test(
  'many windows share one stream, also when the one that holds it closes or freezes',
  DEEP,
  async ({ browser, baseURL, game, api }) => {
    await game.newRound();
    const context = await browser.newContext({ baseURL: baseURL! });
    const { streams, windows } = await openWindows(context);
    expect(streams).toHaveLength(1);
    const showsNews = async (price: number, shown: RegExp) => {
      await api.steerPrice(price);
      await expect(windows.at(-1)!.getByText(shown).first()).toBeVisible({ timeout: 30_000 });
    };
    await showsNews(2500, /2,5\d\d\./);

    await streams[0]!.close();
    await expect.poll(() => streams.length).toBe(2);
    await showsNews(2600, /2,6\d\d\./);

    // Behaves like a frozen tab, which keeps the lock but goes silent.
    await streams[1]!.evaluate(() => void (BroadcastChannel.prototype.postMessage = () => {}));
    await expect.poll(() => streams.length, { timeout: 30_000 }).toBeGreaterThan(2);
    await showsNews(2700, /2,7\d\d\./);
    await context.close();
  },
);
