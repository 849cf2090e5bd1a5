import { getAddress } from 'ethers';
import { DEEP } from '../fixtures/deep';
import { ion } from '../fixtures/ion';
import { expectAccessible } from '../fixtures/look';
import { shortAddress } from '../fixtures/player';
import { expect, test } from '../fixtures/test';

test('a name that a player signs stands beside the address for everybody, until the operator hides it', async ({
  visitor: page,
  bettor,
  player,
  game,
  chain,
  faults,
}) => {
  test.slow();
  // The API refuses the reserved name.
  faults.expect(/api\/user\/name/);
  // No other file bets or names itself with this account.
  const someone = await bettor(13);
  const round = await game.newRound();
  await chain.predict(someone.address, true, ion(30_000));
  await game.endRound(round, 1);

  await page.goto('/leaderboard');
  const row = page.getByRole('row').filter({ hasText: shortAddress(someone.address) });
  await expect(row).toBeVisible();

  await someone.page.goto(`/players/${getAddress(someone.address)}`);
  const card = someone.card('Your name');
  const field = card.getByRole('textbox', { name: 'New name' });
  await field.fill('Up-D0wn');
  await card.getByRole('button', { name: 'Sign and save' }).click();
  await expect(card).toContainText('This name is reserved.');
  await field.fill('Ada-99');
  await card.getByRole('button', { name: 'Sign and save' }).click();
  await expect(card).toContainText('once a day');
  await expect(row).toContainText(/Ada-99 0x/);
  await expectAccessible(someone.page, 'own record with a name');
  await expectAccessible(page, 'leaderboard with a name');

  const operator = await player('manager', { isSignedIn: true });
  await operator.page.goto('/dashboard');
  const hiding = operator.page.getByRole('form', { name: 'Hide Name' });
  await hiding.getByRole('textbox').fill('ada-99');
  await hiding.getByRole('button', { name: 'Hide' }).click();
  await operator.page.getByRole('dialog').getByRole('button', { name: 'Hide' }).click();
  await expect(hiding).toContainText('The name ada-99 is hidden.');
  await expect(row).not.toContainText('Ada');
  await expect(card).toContainText('only you see it');
});

test(
  "a player's own row is there although its page is not loaded, with the way to the next place",
  DEEP,
  async ({ bettor, game, chain }) => {
    const winner = await bettor(12);
    const loser = await bettor(13);
    const round = await game.newRound();
    await chain.predict(winner.address, true, ion(30_000));
    await chain.predict(loser.address, false, ion(30_000));
    await game.endRound(round, 1);
    const { page } = loser;
    // Pages of one row each.
    await page.route(/\/api\/leaderboard\?/, (route) =>
      route.continue({ url: route.request().url().replace('limit=50', 'limit=1') }),
    );
    await page.goto('/leaderboard');
    const rows = page.getByRole('row');
    await expect(rows).toHaveCount(3);
    await expect(rows.last()).toContainText('You');
    await expect(rows.last().getByText(/^[\d,.]+ ION to place \d+$/)).toBeVisible();
    await expectAccessible(page, 'leaderboard with the own row');
  },
);

test(
  'the bets of a followed player are marked on the line and listed, also after a reload',
  DEEP,
  async ({ visitor: page, bettor, game, chain }) => {
    const followed = await bettor(12);
    const short = shortAddress(followed.address);
    await page.goto(`/players/${getAddress(followed.address)}`);
    await page.getByRole('button', { name: 'Follow' }).click();
    const round = await game.newRound();
    await page.goto('/');
    await chain.predict(followed.address, true, ion(40_000));
    const chart = page.getByRole('region', { name: 'Ether price' });
    await expect(chart.getByText(short)).toContainText('▲');
    await expect(chart.getByRole('img', { name: /whom you follow, predicted UP/ })).toBeVisible();
    await page.reload();
    await expect(chart.getByText(short)).toBeVisible();
    const history = page.getByRole('region', { name: 'All Players History' });
    await history.getByText('Followed').click();
    const bet = history.getByRole('row').filter({ hasText: `#${round.id}` });
    await expect(bet).toContainText(short);
    await expect(bet).toContainText(/UP.*40,000 ION.*Pending/);
    await expectAccessible(page, 'a followed bet');
  },
);

test(
  'before the first bet of a round, the pools of the last rounds are in place of an empty bar',
  DEEP,
  async ({ visitor: page, game, chain, bettor }) => {
    const { address } = await bettor(12);
    const round = await game.newRound();
    await chain.predict(address, true, ion(50_000));
    await game.endRound(round, 1);
    await game.newRound();
    await page.goto('/');
    const pools = page.getByRole('region', { name: 'Pools' });
    await expect(pools).toContainText(`Last rounds:#${round.id}50,000 ION · 1 player`);
    await expectAccessible(page, 'pools before the first bet');
    const height = async () => (await pools.boundingBox())!.height;
    const before = await height();
    await chain.predict(address, true, ion(30_000));
    await expect(pools).toContainText('· 100%');
    expect(await height()).toBe(before);
  },
);
