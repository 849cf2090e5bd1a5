import { getAddress } from 'ethers';
import { DEEP } from '../fixtures/deep';
import { ion } from '../fixtures/ion';
import { shortAddress } from '../fixtures/player';
import { expect, test } from '../fixtures/test';

const ROUNDS = 3;
const phone = { width: 390, height: 844 };

test(
  'a player finds their bets in the history and in their public record, down to the first one',
  DEEP,
  async ({ bettor, visitor, game, chain }) => {
    // The test places many bets.
    test.slow();
    // No other file bets with this account, so its record starts here.
    const someone = await bettor(10);
    const others = (await chain.accounts()).slice(6, 18).filter((one) => one !== someone.address);
    await Promise.all(others.map((other) => game.fund(other)));

    // The player bets UP through the page, and then directly: wins, loses, and wins again.
    const rounds: number[] = [];
    for (let played = 0; played < ROUNDS; played++) {
      const round = await game.newRound();
      rounds.push(round.id);
      if (played === 0) await someone.predict('UP', 40_000);
      else await chain.predict(someone.address, true, ion(40_000));
      for (const [index, other] of others.entries()) {
        await chain.predict(other, index % 2 === 0, ion(30_000));
      }
      await game.endRound(round, played === 1 ? -1 : 1);
    }

    const history = someone.card('All Players History');
    await expect(someone.historyOf(rounds[0]!)).toContainText('You');
    await expect(someone.historyOf(rounds[1]!)).toContainText('Lost stake Lost');
    await history.getByText('Mine').click();
    const own = history.getByRole('row').filter({ hasText: shortAddress(someone.address) });
    await expect(own).toHaveCount(ROUNDS);

    await own.first().getByRole('link').click();
    await expect(someone.page).toHaveURL(`/players/${getAddress(someone.address)}`);
    await expect(someone.page).toHaveTitle(/^Player 0x\S+ · UpDown$/);
    const figures = someone.card(/^Player 0x/);
    await expect(figures).toContainText('Played3');
    await expect(figures).toContainText('Won2');
    await expect(figures).toContainText('Current streak1 win');
    await expect(figures.getByRole('img', { name: /^Profit and loss/ })).toBeVisible();
    const record = someone.card('Rounds');
    await expect(record.getByRole('row')).toHaveCount(1 + ROUNDS);
    await expect(record.getByRole('row').filter({ hasText: `#${rounds[1]}` })).toContainText(
      '−40,000 ION',
    );

    await visitor.setViewportSize(phone);
    await visitor.goto('/');
    const cards = visitor
      .getByRole('region', { name: 'All Players History' })
      .getByRole('listitem');
    await expect(cards).toHaveCount(30);
    await visitor.getByRole('button', { name: 'Load more' }).click();
    await expect(cards).not.toHaveCount(30);
    await expect(cards.filter({ hasText: `#${rounds[0]}` })).toHaveCount(1 + others.length);
  },
);

test('a page about something other than an address says so', async ({ visitor, faults }) => {
  faults.expect(/players\/nobody/);
  const answer = await visitor.goto('/players/nobody');
  expect(answer?.status()).toBe(404);
  await expect(visitor.getByText(/^nobody is not a player's address/)).toBeVisible();
});
