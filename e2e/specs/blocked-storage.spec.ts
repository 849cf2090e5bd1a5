import { Player } from '../fixtures/player';
import { test } from '../fixtures/test';

test('a player can sign in and bet in a browser that blocks site data', async ({
  page,
  chain,
  game,
  faults,
}) => {
  await game.newRound();
  faults.watch(page);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  const someone = Player.of(page, Player.addressOf(0, await chain.accounts()));
  await game.fund(someone.address);
  await page.goto('/');
  await someone.connect();
  await someone.predict('UP', 30_000);
});
