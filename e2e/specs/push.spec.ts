import { ion } from '../fixtures/ion';
import { Player } from '../fixtures/player';
import { deliver, expect, shownBy, test, usePushService } from '../fixtures/push-game';
import { signedInState } from '../fixtures/signed-in-state';

// Chromium gets its messages from a service on the internet. So the browser subscribes at the test's own push service,
// which receives and decrypts the real API's messages. The browser's developer tools then hand them to the real service
// worker.

test('a closed page tells the result and the payout, until its player signs out', async ({
  bettor,
  api,
  chain,
  game,
  pushService,
  stack,
}) => {
  const browser = pushService.newBrowser();
  const someone = await bettor(1);
  const { page } = someone;
  await usePushService(page, browser);
  await page.reload();

  await someone.accountButton.click();
  const profile = page.getByRole('dialog', { name: 'Profile' });
  const toggle = profile.getByRole('switch', { name: 'Notify me when this page is closed' });
  await expect(toggle).not.toBeChecked();
  expect(page.context().serviceWorkers()).toEqual([]);
  await toggle.click();
  await expect(toggle).toBeChecked();
  await page.keyboard.press('Escape');

  const round = await game.newRound();
  await someone.predict('UP', 30_000);
  // Its player is elsewhere, in a page that shows nothing of the game.
  await page.goto('/site.json');
  await game.endRound(round, 1);
  await expect.poll(() => browser.received.length).toBe(1);
  const anybody = (await chain.accounts()).at(-1)!;
  await chain.payOut(anybody, someone.address, round.id);
  await expect.poll(() => browser.received.length).toBe(2);
  for (const { message } of browser.received) await deliver(page, message);
  // The worker shows a message a moment after it has received it.
  await expect.poll(() => shownBy(page)).toHaveLength(2);
  expect(await shownBy(page)).toEqual(
    expect.arrayContaining([
      {
        title: 'Your round has ended',
        body: `You won round #${round.id}.`,
        tag: `round-${round.id}`,
      },
      {
        title: 'Paid to your wallet',
        body: `54,000 ION from round #${round.id}`,
        tag: `paid-${round.id}`,
      },
    ]),
  );

  // The session of this visit renews the subscription. A second tab signs out.
  await page.goto('/');
  await someone.waitUntilSignedIn();
  const tab = await someone.openTab();
  await tab.page.goto('/');
  await tab.page.getByRole('banner').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByRole('button', { name: 'Connect Wallet' }).first()).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => navigator.serviceWorker.getRegistrations().then((r) => r.length)),
    )
    .toBe(0);

  const next = pushService.newBrowser();
  const other = Player.addressOf(2, await chain.accounts());
  const body = { ...next.subscription, language: 'en' };
  const { origins } = await signedInState(stack.siteUrl, chain.provider, other);
  const token = origins[0]?.localStorage.find(({ name }) => name === 'authToken')?.value;
  await api.post('/push/subscribe', body, token);
  await game.fund(other);
  const last = await game.newRound();
  await chain.predict(someone.address, true, ion(30_000));
  await chain.predict(other, false, ion(30_000));
  await game.endRound(last, 1);
  await expect
    .poll(() => next.received.map(({ message }) => message.body))
    .toEqual([`You lost round #${last.id}.`]);
  expect(browser.received).toHaveLength(2);
});
