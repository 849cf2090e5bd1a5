import { parseEther, ZeroAddress } from 'ethers';
import { DEEP, isDeep } from '../fixtures/deep';
import { injectAskingWallet } from '../fixtures/headless-wallet';
import { ion } from '../fixtures/ion';
import { Player } from '../fixtures/player';
import { askForQuickPlay, expect, keptKey, lineOf, test } from '../fixtures/quick-play-game';

// Quick play with a real operator, contract and key store. The operator pays the gas and pays the winnings out.

const ROUNDS = isDeep ? 10 : 2;

test(
  'an evening of bets asks the wallet to sign in and to allow Quick play, and never again',
  DEEP,
  async ({ visitor: page, chain, game, baseURL }) => {
    const wallet = await injectAskingWallet(page, `${baseURL}/rpc`);
    const player = Player.of(page, wallet.address);
    await chain.setTokens(wallet.address, ion(1_000_000));
    await chain.setGas(wallet.address, parseEther('1'));
    await chain.impersonate(wallet.address);
    await chain.approve(wallet.address);
    await chain.stopImpersonating(wallet.address);
    await chain.setGas(wallet.address, 0n);
    await page.goto('/');
    const signedIn = player.connect('Headless Web3 Provider');
    await wallet.confirm('RequestAccounts');
    await wallet.confirm('SignMessage');
    await signedIn;

    const dialog = await askForQuickPlay(player);
    await wallet.confirm('SignTypedDataV4');
    await expect(dialog).toBeHidden();
    await expect(lineOf(player)).toContainText('600,000 ION left, until');

    for (let n = 0; n < ROUNDS; n += 1) {
      const side = n % 2 === 0 ? 'UP' : 'DOWN';
      const round = await game.newRound();
      await player.predict(side, 30_000);
      expect((await game.endRound(round, n % 2 === 0 ? 1 : -1)).outcome).toBe(side);
      await expect(player.card('Round Completed')).toContainText('Paid to your wallet');
      await player.button('Dismiss').click();
    }
    // Nobody bets against the player, so the house pays 80 % of each stake on top.
    expect(await chain.tokensOf(wallet.address)).toBe(ion(1_000_000 + ROUNDS * 24_000));
    expect(wallet.waiting()).toBe(0);
    const left = new Intl.NumberFormat('en').format(600_000 - ROUNDS * 30_000);
    await expect(lineOf(player)).toContainText(`${left} ION left`);

    await lineOf(player).getByRole('button', { name: 'End' }).click();
    await expect(page.getByText('Your wallet confirms your bets again.')).toBeVisible();
    await expect(lineOf(player)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Quick play', exact: true })).toBeVisible();
  },
);

test('a newcomer bets in three presses and allows one-press bets with the third', async ({
  player,
  game,
  chain,
}) => {
  const first = await game.newRound();
  const someone = await player(7);
  await game.empty(someone.address);
  await someone.button(/^UP/).click();
  await someone.button('Connect Local test wallet').click();
  await someone.button('Bet, and allow one-press bets today').click();
  await expect(someone.card('Your Active Prediction')).toContainText('UP');
  expect(await chain.tokensOf(someone.address)).toBe(ion(970_000));
  await expect(someone.button('Get test tokens')).toHaveCount(0);

  await game.endRound(first, 1);
  await expect(someone.card('Round Completed')).toContainText('Paid to your wallet');
  await someone.button('Dismiss').click();
  await game.newRound();
  await expect(lineOf(someone)).toContainText('570,000 ION left');
  // Nothing asks the wallet now, or it would decline.
  await someone.declinesNext();
  await someone.button('PREDICT DOWN').click();
  await expect(someone.card('Your Active Prediction')).toContainText('DOWN');
});

test('a declined signature leaves Quick play off, and says so', DEEP, async ({ bettor, game }) => {
  await game.newRound();
  const someone = await bettor(1);
  await someone.declinesNext();
  const dialog = await askForQuickPlay(someone);
  await expect(dialog.getByRole('alert')).toHaveText(/cancelled|declined|rejected/i);
  await expect(lineOf(someone)).toHaveCount(0);
});

test('a reload loses neither a grant nor its end, whenever it comes', async ({
  bettor,
  game,
  chain,
}) => {
  await game.newRound();
  const someone = await bettor(3);
  const { page } = someone;
  const notices = page.getByRole('status', { name: 'Notifications' });
  const sessionKey = () => chain.sessionKeyOf(someone.address);
  // The operator sends what it receives, and the page never hears of it.
  await page.route(/api\/quick-play(\/end)?$/, async (route) => void (await route.fetch()));
  await askForQuickPlay(someone);
  await expect.poll(sessionKey).not.toBe(ZeroAddress);
  await page.reload();
  await expect(notices).toContainText('Quick play is on');
  await expect(lineOf(someone)).toContainText('600,000 ION left');

  await lineOf(someone).getByRole('button', { name: 'End' }).click();
  await expect.poll(sessionKey).toBe(ZeroAddress);
  await page.reload();
  await expect(notices).toContainText('Quick play is off');
  await expect(page.getByRole('button', { name: 'Quick play', exact: true })).toBeVisible();
});

test('a bet whose answer is lost is placed once, also over a reload', async ({
  bettor,
  game,
  chain,
  faults,
}) => {
  const someone = await bettor(2);
  const { page } = someone;
  await askForQuickPlay(someone);
  await expect(lineOf(someone)).toBeVisible();
  faults.expect(/ERR_CONNECTION_RESET/);
  let isReload = false;
  await page.route('**/api/quick-play/predict', async (route) => {
    await route.fetch();
    if (!isReload) await route.abort('connectionreset');
  });
  const first = await game.newRound();
  await someone.predict('UP', 30_000);
  await expect(someone.card('Your Active Prediction')).toContainText('30,000 ION');
  await game.endRound(first, -1);

  isReload = true;
  await game.newRound();
  await someone.stake.fill('40000');
  await someone.button('PREDICT DOWN').click();
  await expect(someone.card('Your Prediction')).toContainText('Sent, waiting for confirmation');
  await page.reload();
  await expect(someone.card('Your Active Prediction')).toContainText('40,000 ION');
  expect(await chain.tokensOf(someone.address)).toBe(ion(1_000_000 - 70_000));
});

test(
  'a bet that never reaches the operator is named, and nothing is placed',
  DEEP,
  async ({ bettor, game, chain, faults }) => {
    const someone = await bettor(7);
    const { page } = someone;
    await askForQuickPlay(someone);
    await expect(lineOf(someone)).toBeVisible();
    faults.expect(/ERR_CONNECTION_RESET/);
    await page.route('**/api/quick-play/predict', (route) => route.abort('connectionreset'), {
      times: 1,
    });
    await game.newRound();
    await someone.stake.fill('30000');
    await someone.button('PREDICT UP').click();
    await expect(someone.card('Your Prediction')).toContainText('Sent, waiting for confirmation');
    await chain.advanceTo((await chain.now()) + 340);
    await expect(page.getByText('The operator did not send it in time.')).toBeVisible();
    await game.endRunning();

    await game.newRound();
    await someone.predict('UP', 30_000);
    expect(await chain.tokensOf(someone.address)).toBe(ion(1_000_000 - 30_000));
  },
);

test(
  'at its bound in all Quick play leaves the bets to the wallet',
  DEEP,
  async ({ bettor, game }) => {
    const someone = await bettor(8);
    const { page } = someone;
    await page.getByRole('button', { name: 'Quick play', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Quick play' });
    await dialog.getByRole('radio', { name: '30K', exact: true }).check();
    await dialog.getByRole('group', { name: 'Limit in total' }).getByLabel('150K').check();
    await dialog.getByRole('button', { name: 'Allow Quick play' }).click();
    await expect(lineOf(someone)).toContainText('150,000 ION left');
    for (let n = 0; n < 5; n += 1) {
      await game.newRound();
      await someone.predict('UP', 30_000);
      await game.endRunning();
    }
    await game.newRound();
    await someone.stake.fill('30000');
    // A session that has staked all that it may is over.
    await expect(lineOf(someone)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Quick play', exact: true })).toBeVisible();
    await someone.declinesNext();
    await someone.button('PREDICT UP').click();
    await expect(page.getByText('Transaction was cancelled.')).toBeVisible();
  },
);

test(
  "the wallet ends the session of another browser's key",
  DEEP,
  async ({ bettor, game, chain }) => {
    await game.newRound();
    const someone = await bettor(9);
    const { page } = someone;
    await askForQuickPlay(someone);
    await expect(lineOf(someone)).toBeVisible();
    // Another browser has no such key.
    await page.evaluate(() => indexedDB.deleteDatabase('keyval-store'));
    await page.reload();
    await page.getByRole('button', { name: 'Quick play', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Quick play' });
    await expect(dialog).toContainText('Quick play is on in another browser until');
    await dialog.getByRole('button', { name: 'End Quick play' }).click();
    await expect.poll(() => chain.sessionKeyOf(someone.address)).toBe(ZeroAddress);
    await expect(dialog.getByText('Quick play is on in another browser')).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Allow Quick play' })).toBeEnabled();
  },
);

test(
  'a player whose sign-in has expired signs in again and goes on with Quick play',
  DEEP,
  async ({ bettor, game, faults }) => {
    await game.newRound();
    const someone = await bettor(10);
    const { page } = someone;
    await askForQuickPlay(someone);
    await expect(lineOf(someone)).toBeVisible();
    faults.expect(/401/);
    faults.expect(/Please sign in/);
    await page.route('**/api/**', async (route) => {
      const headers = route.request().headers();
      if (headers['authorization'] === undefined) return route.fallback();
      return route.continue({ headers: { ...headers, authorization: 'Bearer expired' } });
    });
    await page.reload();
    await expect(page.getByRole('button', { name: 'Connect Wallet' }).first()).toBeVisible();
    await page.unroute('**/api/**');
    await someone.connect();
    await expect(lineOf(someone)).toContainText('600,000 ION left');
    await someone.predict('UP', 30_000);
  },
);

test(
  'without an approval Quick play brings one; above its bounds and after its end the wallet asks',
  DEEP,
  async ({ bettor, game, chain }) => {
    const someone = await bettor(3);
    const { page } = someone;
    // The allowance is part of the same transaction, by a permit.
    await chain.approve(someone.address, 0n);
    await askForQuickPlay(someone, 1);
    await expect(lineOf(someone)).toBeVisible();
    const start = await chain.now();
    await game.newRound();
    await expect(someone.button('PREDICT UP')).toBeEnabled();
    await someone.stake.fill('70000');
    await expect(lineOf(someone)).toContainText('This stake is above the bounds of Quick play');
    await someone.declinesNext();
    await someone.button('PREDICT UP').click();
    await expect(page.getByText('Transaction was cancelled.')).toBeVisible();
    await game.endRunning();

    await chain.advanceTo(start + 3_500);
    await game.newRound();
    await someone.stake.fill('30000');
    await expect(lineOf(someone)).toContainText('left, until');
    await chain.advanceTo(start + 3_610);
    await expect(page.getByText('Quick play has expired.')).toBeVisible();
    await expect(lineOf(someone)).toHaveCount(0);
    await someone.declinesNext();
    await someone.button('PREDICT UP').click();
    await expect(page.getByText('Transaction was cancelled.')).toBeVisible();
    expect(await chain.tokensOf(someone.address)).toBe(ion(1_000_000));
  },
);

test('ended in one tab it is off in the other', DEEP, async ({ bettor, game }) => {
  await game.newRound();
  const someone = await bettor(4);
  await askForQuickPlay(someone);
  await expect(lineOf(someone)).toBeVisible();
  const tab = await someone.openTab();
  await tab.page.goto('/');
  await expect(lineOf(tab)).toBeVisible();
  const kept = await keptKey(tab);
  expect(kept?.isExtractable).toBe(false);
  expect(kept?.text).not.toMatch(/^0x[\da-f]{64}$/);

  await lineOf(tab).getByRole('button', { name: 'End' }).click();
  await expect(tab.page.getByText('Your wallet confirms your bets again.')).toBeVisible();
  await expect(lineOf(someone)).toHaveCount(0);
  expect(await keptKey(someone)).toBeNull();
  await expect(someone.button('PREDICT UP')).toBeEnabled();
});

test(
  'with the wallet on another network Quick play goes on, and the page names the network once',
  DEEP,
  async ({ bettor, game, chain }) => {
    await game.newRound();
    const someone = await bettor(11);
    const { page } = someone;
    await askForQuickPlay(someone);
    await expect(lineOf(someone)).toBeVisible();
    await someone.goesToChain(1);
    await expect(page.getByText(/another network/)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Switch network' })).toHaveCount(1);
    await someone.predict('UP', 30_000);
    await expect.poll(() => chain.tokensOf(someone.address)).toBe(ion(970_000));
    await expect(someone.card('Your Active Prediction')).toContainText('970,000 ION');
    await game.endRunning();

    // Above its bounds the wallet is needed.
    await game.newRound();
    await someone.stake.fill('70000');
    await expect(someone.button(/^PREDICT/)).toHaveCount(0);
    await someone.button(/^DOWN/).click();
    await expect(page.getByText(/another network/)).toHaveCount(0);
    await expect(someone.button(/^Bet 70,000 on DOWN/)).toBeEnabled();
  },
);

test('signing out ends the session in the contract', DEEP, async ({ bettor, game, chain }) => {
  await game.newRound();
  const someone = await bettor(5);
  await askForQuickPlay(someone);
  await expect(lineOf(someone)).toBeVisible();
  expect(await chain.sessionKeyOf(someone.address)).not.toBe(ZeroAddress);
  await someone.button('Disconnect').click();
  await expect.poll(() => chain.sessionKeyOf(someone.address)).toBe(ZeroAddress);
  await expect.poll(() => keptKey(someone)).toBeNull();
});
