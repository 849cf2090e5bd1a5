import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

/** Translates as browsers do: replaces each text node of the page with nested elements and another text. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('script, style, option') === null
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_REJECT,
    );
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstElementChild?.append(text.data);
      text.replaceWith(font);
    }
  });
}

test('a player plays a round on a page that a browser translates', async ({ bettor, game }) => {
  const round = await game.newRound();
  const someone = await bettor(0);
  await someone.isReadyToPredict();
  await translate(someone.page);
  const countdown = someone.page.getByRole('timer').first();
  const before = await countdown.textContent();
  await expect(countdown).not.toHaveText(before ?? '');
  await someone.stake.fill('40000');
  await expect(someone.button(/PREDICT UP · pays 72,000/)).toBeVisible();
  await someone.button('PREDICT UP').click();
  await expect(someone.card('Your Active Prediction')).toContainText('40,000');
  await expect(someone.card('Pools')).toContainText('40,000');
  await translate(someone.page);
  await game.endRound(round, 2);
  await expect(someone.page.getByText(/Claim/).first()).toBeVisible();
  await expect(someone.card('Recent Predictions')).toContainText('Won');
});
