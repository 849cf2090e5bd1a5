import { Wallet } from 'ethers';
import { DEEP } from '../fixtures/deep';
import { ion } from '../fixtures/ion';
import { expect, test } from '../fixtures/new-game';

test.use({ gameOf: 'crowded' });

const ROUNDS = Number(process.env['CROWDED_ROUNDS'] ?? 500);
const CROWD = 30;

test(
  '30 players and a history of 500 rounds fit the page at every size, down to the first bet',
  DEEP,
  async ({ visitor, game, chain, api }, testInfo) => {
    test.setTimeout(3_600_000);
    const regulars = (await chain.accounts()).slice(6, 16);
    for (const address of regulars) await game.fund(address, 8_000_000);
    for (let played = 0; played < ROUNDS; played += 1) {
      const price = played % 7 === 0 ? 2400 : played % 2 === 0 ? 2412.5 : 2391.25;
      await api.steerPrice(2400);
      await expect(() => chain.startRound(regulars[0]!)).toPass();
      await chain.predict(regulars[played % regulars.length]!, played % 3 === 0, ion(30_000));
      await chain.predict(regulars[(played + 1) % regulars.length]!, played % 3 !== 0, ion(45_000));
      await api.steerPrice(price);
      const { id, end_time } = await api.roundThat(({ outcome }) => outcome === null);
      await chain.advanceTo(end_time);
      await api.roundThat((round) => round.id === id && round.outcome !== null);
    }
    await api.steerPrice(2400);
    await expect(() => chain.startRound(regulars[0]!)).toPass();
    for (let player = 0; player < CROWD; player += 1) {
      const { address } = Wallet.createRandom();
      await chain.impersonate(address);
      await game.fund(address);
      await chain.predict(address, player % 3 !== 0, ion(30_000 + player * 1_234.5));
    }

    for (const [width, height] of [
      [1440, 900],
      [900, 1000],
      [390, 844],
    ] as const) {
      await visitor.setViewportSize({ width, height });
      await visitor.goto('/');
      await expect(visitor.getByText(`${CROWD} players`)).toBeVisible();
      await visitor.screenshot({ path: testInfo.outputPath(`top-${width}.png`) });
      await visitor.screenshot({ path: testInfo.outputPath(`whole-${width}.png`), fullPage: true });
      const wider = await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wider, `${width} px`).toBe(0);
    }

    const history = visitor.getByRole('region', { name: 'All Players History' });
    const more = history.getByRole('button', { name: /^Load/ });
    await expect(async () => {
      if (await more.isVisible()) await more.click({ timeout: 5_000 });
      await expect(more).toHaveCount(0, { timeout: 500 });
    }).toPass({ timeout: 300_000 });
    await expect(history.getByRole('listitem')).toHaveCount(2 * ROUNDS + CROWD);
  },
);
