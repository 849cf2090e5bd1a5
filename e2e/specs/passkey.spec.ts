import type { Browser, Locator, Page } from '@playwright/test';
import { Authenticator } from '../fixtures/authenticator';
import { DEEP, isDeep } from '../fixtures/deep';
import { ion } from '../fixtures/ion';
import { waitsUntilLive } from '../fixtures/live-page';
import { expectAccessible } from '../fixtures/look';
import { Player } from '../fixtures/player';
import { expect, lineOf, test } from '../fixtures/quick-play-game';

// A phone without a wallet. The passkey is Chromium's own, with a virtual authenticator; operator, contracts and chain are real.

const ROUNDS = isDeep ? 10 : 2;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function newPhone(browser: Browser, baseURL: string, path = '/') {
  const context = await browser.newContext({ baseURL, ...PHONE });
  const page = waitsUntilLive(await context.newPage());
  const authenticator = await Authenticator.of(page);
  await page.goto(path);
  return { page, authenticator, close: () => context.close() };
}

/** Presses what the player presses, and counts. */
function thumbOn(page: Page) {
  let presses = 0;
  return {
    press: async (name: string | RegExp) => {
      presses += 1;
      await page.getByRole('button', { name, exact: true }).first().tap();
    },
    presses: () => presses,
  };
}

function accountOf(page: Page): Promise<string> {
  return page.evaluate(
    () => (JSON.parse(localStorage['updown.passkey'] as string) as { account: string }).account,
  );
}

async function connectByPasskey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Connect Wallet' }).first().tap();
  await page.getByRole('button', { name: 'Play with a passkey' }).tap();
  await expect(page.getByRole('button', { name: /^Menu .*0x/ })).toBeVisible();
}

async function openKeys(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Menu .*0x/ }).tap();
  await page.getByRole('button', { name: 'Profile', exact: true }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Passkey', exact: true }).tap();
  return page.getByRole('dialog', { name: 'Passkey' });
}

test('a phone without a wallet bets with three presses and two prompts, and then without any', async ({
  browser,
  baseURL,
  chain,
  game,
  faults,
}) => {
  const { page, authenticator, close } = await newPhone(browser, baseURL!);
  faults.watch(page);
  const first = await game.newRound();
  const thumb = thumbOn(page);
  const start = Date.now();

  await thumb.press(/^UP/);
  await thumb.press('Bet 30,000 on UP with a passkey');
  await thumb.press('Bet, and allow one-press bets today');
  await expect(page.getByText('Your Active Prediction')).toBeVisible();
  const seconds = (Date.now() - start) / 1000;
  test.info().annotations.push({ type: 'first bet', description: `${seconds.toFixed(1)} s` });
  const player = Player.of(page, await accountOf(page));
  await expect(player.card('Your Active Prediction')).toContainText('UP');
  expect(thumb.presses()).toBe(3);
  expect(authenticator.prompts).toBe(2);

  let round = first;
  const before = await chain.tokensOf(player.address);
  for (let n = 1; n <= ROUNDS; n += 1) {
    await game.endRound(round, 1);
    await expect(player.card('Round Completed')).toContainText('Paid to your wallet');
    await player.button('Dismiss').tap();
    if (n === ROUNDS) break;
    round = await game.newRound();
    await thumb.press(/^PREDICT UP/);
    await expect(player.card('Your Active Prediction')).toContainText('UP');
  }
  // Each stake comes back with 80 % on top. The first stake had already left the balance.
  expect(await chain.tokensOf(player.address)).toBe(before + ion(30_000 + ROUNDS * 24_000));
  expect(authenticator.prompts).toBe(2);
  await close();
});

test(
  'a first bet alone allows nothing after it, and the next bet asks again',
  DEEP,
  async ({ browser, baseURL, chain, game, faults }) => {
    const { page, authenticator, close } = await newPhone(browser, baseURL!);
    faults.watch(page);
    const round = await game.newRound();
    const thumb = thumbOn(page);
    await thumb.press(/^DOWN/);
    await thumb.press('Bet 30,000 on DOWN with a passkey');
    await expect(page.getByText('Your passkey is ready.')).toBeVisible();
    // A declined prompt places nothing, and the same press asks again.
    await authenticator.confirms(false);
    await thumb.press('Bet 30,000 on DOWN');
    await expect(page.getByText('Authentication cancelled by user.')).toBeVisible();
    await authenticator.confirms(true);
    const before = authenticator.prompts;
    await thumb.press('Bet 30,000 on DOWN');
    await expect(page.getByText('Your Active Prediction')).toBeVisible();
    expect(authenticator.prompts - before).toBe(1);
    const player = Player.of(page, await accountOf(page));
    await expect(player.card('Your Active Prediction')).toContainText('DOWN');
    await expect(lineOf(player)).toHaveCount(0);
    expect(await chain.tokensOf(player.address)).toBe(ion(970_000));
    await game.endRound(round, -1);
    await expect(player.card('Round Completed')).toContainText('Paid to your wallet');
    await player.button('Dismiss').tap();
    await game.newRound();
    await expect(player.button('Approve Tokens')).toBeEnabled();
    await expect(page.getByLabel('Approve', { exact: true }).locator('option')).toHaveCount(2);
    await expect(player.button('Quick play')).toBeEnabled();
    await close();
  },
);

/** The link that the dialog copies. */
async function linkFor(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { account, id } = JSON.parse(localStorage['updown.passkey'] as string) as {
      account: string;
      id: string;
    };
    return `/?passkey-account=${account}&passkeys=${id}`;
  });
}

async function send(dialog: Locator, to: string, amount: string): Promise<void> {
  await dialog.getByLabel('To address').fill(to);
  await dialog.getByLabel(/^Amount/).fill(amount);
  await dialog.getByRole('button', { name: 'Review' }).tap();
  await expect(dialog.getByRole('definition').filter({ hasText: to })).toBeVisible();
  await dialog.getByRole('button', { name: `Confirm and send ${amount} ION` }).tap();
}

test(
  'the link for another device replaces no passkey of a device that has one',
  DEEP,
  async ({ browser, baseURL }) => {
    const { page, authenticator, close } = await newPhone(browser, baseURL!);
    await connectByPasskey(page);
    const account = await accountOf(page);
    const link = await linkFor(page);
    // Another browser profile of a device with the same keychain.
    await page.evaluate(() => localStorage.clear());
    await page.goto(link);
    const prompts = authenticator.prompts;
    await page.getByRole('button', { name: /^Make a passkey for 0x/ }).tap();
    await expect(page.getByRole('alert')).toHaveText(
      'This device already has a passkey for the account.',
    );
    expect(authenticator.prompts).toBe(prompts);
    await page.getByRole('button', { name: 'I have a passkey already' }).tap();
    await expect(page.getByRole('button', { name: /^Menu .*0x/ })).toBeVisible();
    expect(await accountOf(page)).toBe(account);
    await close();
  },
);

test(
  'a second device is added and plays, and removes the first; a forgotten passkey is found again',
  DEEP,
  async ({ browser, baseURL, chain, game }) => {
    const one = await newPhone(browser, baseURL!);
    await connectByPasskey(one.page);
    const account = await accountOf(one.page);
    await one.page.getByRole('button', { name: 'Get test tokens' }).tap();
    const keys = await openKeys(one.page);
    await expect(keys).toContainText('First passkey (this device)');

    await keys.getByRole('button', { name: 'Add another device' }).tap();
    await expect(keys.getByRole('img', { name: 'QR code for another device' })).toBeVisible();
    await expectAccessible(one.page, 'passkey dialog', { at: [390, 320] });
    const link = await linkFor(one.page);
    const two = await newPhone(browser, baseURL!, link);
    await two.page.getByRole('button', { name: /^Make a passkey for 0x/ }).tap();
    const shown = two.page.getByRole('dialog').locator('code');
    const code = await shown.innerText();
    expect(two.authenticator.prompts).toBe(2);
    // A reload shows the same code again, and makes no other passkey.
    await two.page.reload();
    await expect(shown).toHaveText(code);
    expect(two.authenticator.prompts).toBe(2);
    await keys.getByLabel("Another device's code, or an owner's address").fill(code);
    await keys.getByRole('button', { name: 'Add the key' }).tap();
    await expect(keys).toContainText('Passkey …');

    // The second device signs in as soon as the account has its key.
    await expect(two.page.getByRole('button', { name: /^Menu .*0x/ })).toBeVisible();
    expect(await accountOf(two.page)).toBe(account);
    const round = await game.newRound();
    await two.page.getByRole('button', { name: 'Quick play', exact: true }).tap();
    await two.page.getByRole('button', { name: 'Allow Quick play' }).tap();
    const player = Player.of(two.page, account);
    await expect(lineOf(player)).toBeVisible();
    await two.page.getByRole('button', { name: /^PREDICT DOWN/ }).tap();
    await expect(player.card('Your Active Prediction')).toContainText('DOWN');
    await game.endRound(round, -1);
    await expect(player.card('Round Completed')).toContainText('Paid to your wallet');

    const own = await openKeys(two.page);
    await own.getByRole('button', { name: 'Remove First passkey' }).tap();
    await expect(own.getByText('First passkey')).toHaveCount(0);
    const friend = (await chain.accounts()).at(-2)!;
    await send(keys, friend, '1');
    await expect(keys.getByRole('alert')).toHaveText(
      'None of the keys of this account signed this.',
    );

    const before = await chain.tokensOf(friend);
    await send(own, friend, '5');
    const short = `${friend.slice(0, 6)}...${friend.slice(-4)}`;
    await expect(two.page.getByText(`Sent 5 ION to ${short}`)).toBeVisible();
    expect(await chain.tokensOf(friend)).toBe(before + ion(5));

    // The browser forgets everything; the authenticator does not.
    await two.page.evaluate(() => localStorage.clear());
    await two.page.goto('/');
    await two.page.getByRole('button', { name: 'Connect Wallet' }).first().tap();
    await two.page.getByRole('button', { name: 'I have a passkey already' }).tap();
    await expect(two.page.getByRole('button', { name: /^Menu .*0x/ })).toBeVisible();
    expect(await accountOf(two.page)).toBe(account);
    await one.close();
    await two.close();
  },
);

test('a reload loses no send, whether the block or the answer is missing', async ({
  browser,
  baseURL,
  chain,
}) => {
  const { page, close } = await newPhone(browser, baseURL!);
  const notices = page.getByRole('status', { name: 'Notifications' });
  await connectByPasskey(page);
  await page.getByRole('button', { name: 'Get test tokens' }).tap();
  const friend = (await chain.accounts()).at(-3)!;
  const before = await chain.tokensOf(friend);
  const keys = await openKeys(page);
  await expect(keys).toContainText('Balance: 1,000,000 ION');

  await chain.holdBlocks();
  const answered = page.waitForResponse('**/api/account/execute');
  await send(keys, friend, '5');
  expect((await answered).status()).toBe(200);
  await page.reload();
  await chain.releaseBlocks();
  await expect(notices).toContainText('Sent 5 ION to');
  expect(await chain.tokensOf(friend)).toBe(before + ion(5));

  await page.route('**/api/account/execute', async (route) => void (await route.fetch()));
  await send(await openKeys(page), friend, '7');
  await expect.poll(() => chain.tokensOf(friend)).toBe(before + ion(12));
  await page.reload();
  await expect(notices).toContainText('Sent 7 ION to');
  await close();
});

test(
  'a player who closes the prompt can try again, and finds an account that has done nothing yet',
  DEEP,
  async ({ browser, baseURL }) => {
    const { page, authenticator, close } = await newPhone(browser, baseURL!);
    await authenticator.confirms(false);
    await page.getByRole('button', { name: 'Connect Wallet' }).first().tap();
    await page.getByRole('button', { name: 'Play with a passkey' }).tap();
    await expect(page.getByRole('dialog')).toContainText('Authentication cancelled by user.');
    await authenticator.confirms(true);
    await page.getByRole('button', { name: 'Play with a passkey' }).tap();
    await expect(page.getByRole('button', { name: /^Menu .*0x/ })).toBeVisible();
    const account = await accountOf(page);

    // A passkey that is gone from the device does not lock the player out.
    await page.getByRole('button', { name: /^Menu .*0x/ }).tap();
    await page.getByRole('button', { name: 'Disconnect', exact: true }).tap();
    await page.getByRole('button', { name: 'Connect Wallet' }).first().tap();
    await page.getByRole('button', { name: 'Start a new account' }).tap();
    await expect(page.getByRole('button', { name: /^Menu .*0x/ })).toBeVisible();
    const second = await accountOf(page);
    expect(second).not.toBe(account);

    // The chain does not name the key, so two signatures identify it.
    await page.evaluate(() => localStorage.clear());
    await page.goto('/');
    await page.getByRole('button', { name: 'Connect Wallet' }).first().tap();
    await page.getByRole('button', { name: 'I have a passkey already' }).tap();
    await expect(page.getByRole('button', { name: /^Menu .*0x/ })).toBeVisible();
    expect([account, second]).toContain(await accountOf(page));
    await close();
  },
);
