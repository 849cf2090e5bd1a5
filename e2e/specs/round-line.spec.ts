import type { Locator, Page } from '@playwright/test';
import { DEEP } from '../fixtures/deep';
import { SCREENS } from '../fixtures/in-sight';
import { ion } from '../fixtures/ion';
import { expectAccessible } from '../fixtures/look';
import { expect, test } from '../fixtures/test';

// The line of the round, with the feed's real prices in a real browser.

interface RoundPrices {
  prices: { time: number; price: number }[];
}

function chart(page: Page): Locator {
  return page.getByRole('region', { name: 'Ether price' });
}
function line(page: Page, roundId: number): Locator {
  return chart(page).getByRole('img', { name: `ETH price in round #${roundId}` });
}

/** How far the line reaches from the left edge of the plot to its latest price, in percent. */
async function reachOf(page: Page): Promise<{ from: number; to: number }> {
  const lines = await chart(page)
    .locator('[data-side] path:last-child')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d') ?? ''));
  const at = lines.flatMap((d) => [...d.matchAll(/[ML]([\d.]+) /g)].map(([, x]) => Number(x)));
  return { from: Math.min(...at), to: Math.max(...at) };
}

/** Pairs of overlapping labels of the plot and its price axis. */
function collisions(page: Page): Promise<string[]> {
  return chart(page)
    .locator('[data-label]')
    .evaluateAll((labels) =>
      labels.flatMap((one, index) =>
        labels.slice(index + 1).flatMap((other) => {
          const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
          const apart =
            a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
          return apart ? [] : [`${one.textContent} and ${other.textContent}`];
        }),
      ),
    );
}

test('a page that opens in the middle of a round shows the line from the start on, and its end', async ({
  visitor: page,
  api,
  game,
  chain,
}) => {
  await game.endRunning();
  await api.steerPrice(2400);
  const isCurrent = async () => (await api.get<{ price: number }>('/price/current')).price === 2400;
  await expect.poll(isCurrent).toBe(true);
  // The API's clock may be seconds ahead of the chain's, so it may record another test's last price within the round.
  await chain.advanceTo((await chain.now()) + 60);
  const round = await game.newRound();
  const bettor = (await chain.accounts()).at(-1)!;
  await game.fund(bettor);
  await chain.predict(bettor, true, ion(30_000));
  /** Waits until the API has recorded that price at that second of the round or later. */
  const recorded = (price: number, second: number) =>
    expect(async () => {
      const { prices } = await api.get<RoundPrices>(`/round/${round.id}/prices`);
      const last = prices.at(-1);
      expect(last?.price).toBe(price);
      expect(last?.time).toBeGreaterThan((round.start_time + second) * 1000);
    }).toPass();
  await api.steerPrice(2406);
  await recorded(2406, 0);
  await chain.advanceTo(round.start_time + 100);
  await api.steerPrice(2397);
  await chain.advanceTo(round.start_time + 150);
  await recorded(2397, 150);

  await page.goto('/');
  await expect(chart(page).getByRole('radio', { name: 'Round' })).toBeChecked();
  await expect(line(page, round.id)).toHaveAccessibleName(
    /now below the start price, lowest \$2,397\.00, highest \$2,406\.00\./,
  );
  const { from, to } = await reachOf(page);
  expect(from).toBe(0);
  expect(to).toBeGreaterThan(45);
  await expect(chart(page)).toContainText('Start $2,400.00');
  await expect(chart(page)).toContainText('$2,397.00');

  // The line continues with the stream.
  await api.steerPrice(2412);
  await expect(line(page, round.id)).toHaveAccessibleName(/now above .* highest \$2,412\.00\./);
  expect((await reachOf(page)).to).toBeGreaterThan(to);

  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => collisions(page), `${width} px`).toEqual([]);
  }

  await game.endRound(round, 1);
  await expect(chart(page)).toContainText('End $2,424.00');
  await expect(line(page, round.id)).toHaveAccessibleName(/The price went UP\.$/);
  expect((await reachOf(page)).to).toBe(100);
  const frozen = await line(page, round.id).getAttribute('aria-label');
  await api.steerPrice(2500);
  await expect(async () => {
    expect(await api.get<{ price: number }>('/price/current')).toMatchObject({ price: 2500 });
  }).toPass();
  expect(await line(page, round.id).getAttribute('aria-label')).toBe(frozen);

  const next = await game.newRound();
  await expect(line(page, next.id)).toBeVisible();
  await expect(chart(page)).not.toContainText('End $');
});

test(
  "the line marks the player's own entry, and candles are one click away",
  DEEP,
  async ({ bettor, game }) => {
    const round = await game.newRound();
    const someone = await bettor(4);
    const { page } = someone;
    await someone.predict('DOWN', 30_000);
    await expect(chart(page)).toContainText('You ▼ DOWN');
    await expect(line(page, round.id)).toHaveAccessibleName(/You predicted DOWN at \$2,4\d\d/);
    await expect.poll(() => collisions(page)).toEqual([]);

    const { height } = (await chart(page).boundingBox())!;
    for (const name of ['1m', '5m', '1H']) {
      await chart(page).getByRole('radio', { name }).click();
      await expect(
        chart(page).getByRole('img', { name: new RegExp(`ETH price chart, ${name} candles`) }),
      ).toBeVisible();
      expect((await chart(page).boundingBox())?.height, name).toBe(height);
    }
    await chart(page).getByRole('radio', { name: 'Round' }).click();
    await expect(line(page, round.id)).toBeVisible();
  },
);

test(
  'no label covers another one while the price moves freely',
  DEEP,
  async ({ bettor, api, game }) => {
    test.setTimeout(600_000);
    await game.newRound();
    const someone = await bettor(4);
    const { page } = someone;
    await someone.predict('UP', 30_000);
    await expectAccessible(page, 'round line');
    await api.steerPrice(null);
    const shown = new Set<string | null>();
    const found = new Set<string>();
    await expect(async () => {
      shown.add(await chart(page).locator('[data-label="price"]').textContent());
      for (const pair of await collisions(page)) found.add(pair);
      expect(shown.size).toBeGreaterThan(40);
    }).toPass({ timeout: 200_000 });
    expect([...found]).toEqual([]);
  },
);
