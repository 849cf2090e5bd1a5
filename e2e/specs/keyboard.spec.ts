import { DEEP } from '../fixtures/deep';
import { ion } from '../fixtures/ion';
import { Keyboard } from '../fixtures/keyboard';
import { Player, shortAddress } from '../fixtures/player';
import { expect, test } from '../fixtures/test';

test('a newcomer with the keyboard alone bets in six presses, bets again in one, and claims', async ({
  player,
  game,
  chain,
  api,
}) => {
  const last = await game.endRunning();
  await api.steerPrice(2400);
  await game.empty(Player.addressOf(9, await chain.accounts()));
  const someone = await player(9);
  const { page } = someone;
  const keyboard = new Keyboard(page);
  await expect(someone.card('All Players History')).toBeVisible();

  await keyboard.press(/^▲ UP/);
  const dialog = page.getByRole('dialog', { name: 'Connect Your Wallet' });
  await expect(dialog).toBeVisible();
  await keyboard.press('Connect Local test wallet');
  await expect(dialog).toBeHidden();
  await expect(someone.button(shortAddress(someone.address))).toBeVisible();
  await expect(someone.button('Get test tokens')).toBeEnabled();
  await keyboard.press('Get test tokens');
  // Without tokens, a card below has this button; with them, the ticket has it.
  const ticket = someone.card('Your Prediction');
  await expect(ticket.getByRole('button', { name: 'Start New Round' })).toBeEnabled();
  await keyboard.press('Start New Round');
  const first = await api.roundThat(({ id }) => id === (last?.id ?? 0) + 1);
  await expect(someone.button(/^Bet 30,000 on UP/)).toBeEnabled();
  await keyboard.press(/^Bet 30,000 on UP/);
  await expect(someone.card('Your Active Prediction')).toContainText('30,000 ION');
  expect(keyboard.presses).toBe(5);
  const purse = await chain.tokensOf(someone.address);

  await game.endRound(first, 1);
  const second = await game.newRound();
  await expect(someone.button('PREDICT UP')).toBeEnabled();
  await keyboard.reach('Stake (ION)');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('50000');
  await keyboard.press(/^▲ PREDICT UP/);
  await expect(someone.card('Your Active Prediction')).toContainText('50,000 ION');
  expect(keyboard.presses).toBe(6);

  await game.endRound(second, 1);
  await expect(someone.button(/^Claim Rewards/)).toBeEnabled();
  await keyboard.press(/^Claim Rewards/);
  await expect(someone.card('Round Completed')).toContainText('Claimed');
  expect(await chain.tokensOf(someone.address)).toBe(purse + ion(40_000));
});

test('a dialog keeps the focus, and returns it when Escape closes it', async ({
  visitor: page,
}) => {
  await page.goto('/');
  const keyboard = new Keyboard(page);
  await keyboard.press('Connect Wallet');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let tabs = 0; tabs < 8; tabs++) {
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const opener = page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' });
  await expect(opener).toBeFocused();
});

test(
  'dialogs that replace the control that opened them leave the focus in the header',
  DEEP,
  async ({ player }) => {
    const someone = await player(9);
    const { page } = someone;
    const keyboard = new Keyboard(page);
    const dialog = page.getByRole('dialog');
    const account = page.getByRole('banner').getByRole('button', {
      name: shortAddress(someone.address),
    });
    await keyboard.press('Connect Wallet');
    await expect(dialog).toBeVisible();
    await keyboard.press('Connect Local test wallet');
    await expect(dialog).toBeHidden();
    await expect(account).toBeFocused();

    await page.keyboard.press('Enter');
    await keyboard.press('Wallet Details');
    await expect(dialog).toContainText('Wallet Connected Successfully');
    await page.keyboard.press('Escape');
    await expect(account).toBeFocused();

    await page.setViewportSize({ width: 390, height: 900 });
    const menu = page.getByRole('button', { name: /^Menu .*0x/ });
    await menu.focus();
    await page.keyboard.press('Enter');
    await keyboard.press('Wallet Details');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();

    await page.keyboard.press('Enter');
    await keyboard.press('Disconnect');
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  },
);

test('the first Tab leads past the header to the content', async ({ visitor: page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'All Players History' })).toBeVisible();
  await new Keyboard(page).press('Skip to content');
  await expect(page.getByRole('main')).toBeFocused();
});
