import type { Locator, Page } from '@playwright/test';
import { DEEP } from '../fixtures/deep';
import { SCREENS } from '../fixtures/in-sight';
import { ion } from '../fixtures/ion';
import { LANGUAGES, speak } from '../fixtures/speak';
import { expect, test } from '../fixtures/test';

// How the page shows that a price has changed.

/** The longest time for which a text or figure may move or change its look. */
const MOST_MS = 120;

/** Prices on both sides of the start price, with other digits in each place. */
const PRICES = [2405.5, 2399.25, 2410.75, 2387, 2401.5];

interface Seen {
  /** Each text of the current price, in order. */
  texts: string[];
  /** The longest distances of the dot from the line's end and from its tag, in pixels. */
  fromLine: number;
  fromTag: number;
  /** The texts that moved for longer, with their time. */
  moving: string[];
}

declare global {
  interface Window {
    seenPrices: Seen;
  }
}

function currentPrice(page: Page): Locator {
  return page
    .locator('dl > div')
    .filter({ hasText: 'Current Price' })
    .getByText(/^\$2,[\d.]+$/);
}

/** Looks at the price and at everything that moves, in each frame from now on. */
async function watch(page: Page): Promise<void> {
  await page.evaluate((most) => {
    const seen: Seen = { texts: [], fromLine: 0, fromTag: 0, moving: [] };
    window.seenPrices = seen;
    const middle = (element: Element) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    };
    const look = () => {
      requestAnimationFrame(look);
      const price = [...document.querySelectorAll('dl > div')]
        .find((each) => each.textContent.startsWith('Current Price'))
        ?.querySelector('dd > span')?.textContent;
      if (price != null && price !== seen.texts.at(-1)) seen.texts.push(price);

      const [dot] = [...document.querySelectorAll('[data-dot]')].slice(-1);
      const tag = document.querySelector('[data-label=price]');
      const path = document.querySelector<SVGPathElement>('[data-side=up] path:last-child');
      if (dot !== undefined && tag !== null && path !== null) {
        const end = path.getPointAtLength(path.getTotalLength());
        const { y } = end.matrixTransform(path.getScreenCTM()!);
        seen.fromLine = Math.max(seen.fromLine, Math.abs(middle(dot) - y));
        seen.fromTag = Math.max(seen.fromTag, Math.abs(middle(dot) - middle(tag)));
      }

      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect) || effect.pseudoElement !== null) continue;
        const { target } = effect;
        const text = target?.textContent.trim() ?? '';
        const time = Number(effect.getComputedTiming().endTime);
        // The ticker is specified to slide.
        if (text === '' || time <= most || target?.closest('[data-paused]')) continue;
        if (!seen.moving.includes(text)) seen.moving.push(`${text}: ${time} ms`);
      }
    };
    requestAnimationFrame(look);
  }, MOST_MS);
}

test('a price changes at once and whole: its dot, line and tag are one point, and no text moves for longer than 120 ms', async ({
  bettor,
  api,
  game,
}) => {
  await game.newRound();
  const someone = await bettor(3);
  const { page } = someone;
  await someone.predict('UP', 30_000);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await api.steerPrice(2400);
    await expect(currentPrice(page)).toHaveText('$2,400.00');
    await watch(page);
    for (const price of PRICES) {
      await api.steerPrice(price);
      await expect(currentPrice(page)).toHaveText(`$2,${price.toFixed(2).slice(1)}`);
    }
    // A frame after the last change sees it, too.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    const seen = await page.evaluate(() => window.seenPrices);
    expect(seen.texts).toEqual([2400, ...PRICES].map((price) => `$2,${price.toFixed(2).slice(1)}`));
    expect(seen.moving).toEqual([]);
    expect(seen.fromLine).toBeLessThan(1.5);
    expect(seen.fromTag).toBeLessThan(1.5);
  }
});

/** The visible marks that the price is simulated. */
function marks(page: Page): Promise<number> {
  return page.getByText('Simulated', { exact: true }).evaluateAll(
    (all) =>
      all.filter((mark) => {
        const { top, bottom, width } = mark.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < innerHeight && mark.checkVisibility();
      }).length,
  );
}

test('each screen says once that the price is simulated, also while none is shown', async ({
  visitor: page,
  game,
  chain,
}) => {
  const round = await game.newRound();
  await page.goto('/');
  const once = async (state: string) => {
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect.poll(() => marks(page), `${state}, ${width} px`).toBe(1);
    }
  };
  await expect(currentPrice(page)).toBeVisible();
  await once('a round');
  // The line below the header says it for a round that is scrolled away.
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect(page.locator('[data-round-line]')).toBeVisible();
  await expect.poll(() => marks(page)).toBe(1);

  const bettor = (await chain.accounts()).at(-1)!;
  await game.fund(bettor);
  await chain.predict(bettor, true, ion(30_000));
  await chain.holdBlocks();
  await chain.advanceTo(round.end_time);
  await expect(page.getByText('Waiting for price…')).toBeVisible();
  await once('an awaited result');
  await chain.releaseBlocks();
  await game.endRound(round, 1);
  await expect(page.getByText('Waiting for the next round...')).toBeVisible();
  await once('between two rounds');
});

test(
  'between two rounds, the chart draws the last five minutes',
  DEEP,
  async ({ visitor: page, game, chain, api }) => {
    const round = await game.newRound();
    await game.endRound(round);
    await page.goto('/');
    const chart = page.getByRole('region', { name: 'Ether price' });
    await expect(chart.getByRole('img', { name: `ETH price in round #${round.id}` })).toBeVisible();
    await chain.advanceTo(round.end_time + 61);
    const recent = chart.getByRole('img', { name: /^ETH price of the last \d minutes/ });
    await expect(recent).toBeVisible();
    await api.steerPrice(2444);
    await expect(recent).toHaveAccessibleName(/highest \$2,444\.00/);
  },
);

test(
  'the narrowest phone shows the last results as marks at rest',
  DEEP,
  async ({ visitor: page, game, chain }) => {
    const bettor = (await chain.accounts()).at(-1)!;
    await game.fund(bettor);
    const round = await game.newRound();
    await chain.predict(bettor, true, ion(30_000));
    await game.endRound(round, 1);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    const results = page.getByRole('list', { name: 'Recent results' });
    await expect(results.getByRole('listitem').first()).toHaveText(`#${round.id} ▲UP`);
    const before = await results.boundingBox();
    expect(before!.x + before!.width).toBeLessThanOrEqual(320 - 16);
    expect(await results.evaluate((list) => list.getAnimations({ subtree: true }).length)).toBe(0);
  },
);

test(
  'a bet that wins, loses or is level takes the same lines, in every language',
  DEEP,
  async ({ bettor, api, game }) => {
    await game.newRound();
    const someone = await bettor(5);
    const { page } = someone;
    await someone.predict('DOWN', 30_000);
    const standing = page.locator('[data-action-bar] strong:has(+ small)');
    /** The height of the standing in each language at each size. */
    const heights = async () => {
      const found: Record<string, number> = {};
      for (const language of LANGUAGES) {
        await speak(page, language);
        for (const width of [1440, 900, 390, 320]) {
          await page.setViewportSize({ width, height: 800 });
          const box = await standing.locator('..').boundingBox();
          found[`${language}, ${width} px`] = box!.height;
          const excess = await standing.evaluate((line) => line.scrollWidth - line.clientWidth);
          expect.soft(excess, `${language}, ${width} px, cut off`).toBeLessThanOrEqual(0);
        }
      }
      await speak(page, 'en');
      return found;
    };
    await api.steerPrice(2387.4);
    await expect(standing).toContainText('Winning by $12.60');
    const winning = await heights();
    await api.steerPrice(2411.2);
    await expect(standing).toContainText('Losing by $11.20');
    expect(await heights()).toEqual(winning);
    await api.steerPrice(2400);
    await expect(standing).toContainText('Level');
    expect(await heights()).toEqual(winning);
  },
);
