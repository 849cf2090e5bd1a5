import { DEEP } from '../fixtures/deep';
import { startFirefox } from '../fixtures/firefox';
import { test } from '../fixtures/new-game';
import { startWebKit } from '../fixtures/webkit';

test.use({ gameOf: 'foreign-browsers' });

const browsers = [
  ['Firefox', startFirefox, 1],
  ['WebKit', startWebKit, 2],
] as const;

for (const [name, start, account] of browsers) {
  test(
    `a whole bet in ${name}: connect, tokens, approve, predict, win, claim`,
    DEEP,
    async ({ baseURL, game }) => {
      test.setTimeout(600_000);
      const round = await game.newRound();
      const browser = await start();
      try {
        await browser.open(baseURL!, account);
        await browser.press('Connect Wallet');
        await browser.press('Connect Local test wallet');
        await browser.press('Get test tokens');
        await browser.press('Approve Tokens');
        await browser.press('PREDICT UP');
        await browser.see('Your Active Prediction');
        await game.endRound(round, 1);
        await browser.see('You won');
        await browser.press('Claim Rewards');
        await browser.see('Claimed');
      } finally {
        await browser.close();
      }
    },
  );
}
