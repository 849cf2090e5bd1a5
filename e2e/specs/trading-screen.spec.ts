import type { Locator } from '@playwright/test';
import { DEEP } from '../fixtures/deep';
import { ion } from '../fixtures/ion';
import { Player } from '../fixtures/player';
import { LANGUAGES } from '../fixtures/speak';
import { expect, test } from '../fixtures/test';

test('on a phone one line keeps price and countdown while the round is scrolled away', async ({
  visitor,
  game,
}) => {
  await game.newRound();
  await visitor.setViewportSize({ width: 390, height: 844 });
  await visitor.goto('/');
  await expect(visitor.getByRole('timer')).toBeVisible();
  const line = visitor.locator('[data-round-line]');
  await expect(line).toHaveCount(0);
  await visitor.evaluate(() => window.scrollTo(0, 700));
  await expect(line).toHaveText(/^#\d+\$2,400\.00Simulated= \$0\.00\d:\d\d$/);
  const box = await line.boundingBox();
  expect([box?.y, box?.height]).toEqual([expect.closeTo(52, 0), 44]);
  for (const y of [500, 600, 700, 800, 900]) {
    await visitor.evaluate((top) => window.scrollTo(0, top), y);
    const isOnTop = await line.evaluate((each) => {
      const { left, right, top, height } = each.getBoundingClientRect();
      return [left + 20, (left + right) / 2, right - 20].every((x) =>
        each.contains(document.elementFromPoint(x, top + height / 2)),
      );
    });
    expect(isOnTop, `the line at scroll ${y}`).toBe(true);
  }
});

test(
  'on a phone the end price leaves room for a long round number, in every language',
  DEEP,
  async ({ visitor, game, chain }) => {
    const started = await game.newRound();
    // A round without a stake gets no end price.
    const bettor = Player.addressOf(9, await chain.accounts());
    await game.fund(bettor);
    await chain.predict(bettor, true, ion(30_000));
    const round = await game.endRound(started, 1);
    await visitor.setViewportSize({ width: 390, height: 844 });
    await visitor.goto('/');
    for (const language of LANGUAGES) {
      await visitor.evaluate((chosen) => localStorage.setItem('language', chosen), language);
      await visitor.reload();
      const title = visitor.getByRole('heading', { level: 2 }).filter({ hasText: `#${round.id}` });
      const move = visitor.locator('dt').filter({ hasText: /▲.*\(/ }).locator('> *');
      await expect(title).toBeVisible();
      await title.evaluate((heading) => (heading.textContent = `${heading.textContent}890`));
      const [left, right] = [await move.boundingBox(), await title.boundingBox()];
      expect.soft(left!.x + left!.width, language).toBeLessThan(right!.x);
    }
  },
);

/** The box of the text itself, because its element may be wider. */
function textBox(element: Locator): Promise<DOMRect> {
  return element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect().toJSON() as DOMRect;
  });
}

test(
  'on the narrowest phones a price of five digits touches neither countdown nor round number',
  DEEP,
  async ({ visitor, game }) => {
    await game.newRound();
    await visitor.goto('/');
    const round = visitor.getByRole('region', { name: /^Round #/ });
    const figure = (label: string) => round.locator('dl > div').filter({ hasText: label });
    const [start, now] = [figure('Start Price'), figure('Current Price')];
    const price = now.getByText(/^\$[\d,.]+$/);
    const right = [round.getByRole('heading'), round.getByRole('timer').getByText(':')];
    const left = [now.getByText('Simulated'), price, start.getByText(/^\$/)];
    for (const width of [320, 360, 390]) {
      await visitor.setViewportSize({ width, height: 700 });
      // At once, before the next price replaces the text.
      await price.evaluate((element) => (element.textContent = '$12,345.67'));
      for (const one of left) {
        const box = await textBox(one);
        for (const other of right) {
          const beside = await textBox(other);
          const isApart =
            box.right <= beside.left || box.top >= beside.bottom || box.bottom <= beside.top;
          expect.soft(isApart, `${width} px: ${await one.textContent()}`).toBe(true);
        }
      }
    }
  },
);

async function expectApart(toast: Locator, part: Locator, where: string): Promise<void> {
  const [over, under] = [await toast.boundingBox(), await part.boundingBox()];
  const isApart =
    over!.x + over!.width <= under!.x ||
    under!.x + under!.width <= over!.x ||
    over!.y + over!.height <= under!.y ||
    under!.y + under!.height <= over!.y;
  expect.soft(isApart, where).toBe(true);
}

test(
  'a toast covers neither price nor countdown, even with its details, and folded not the panel',
  DEEP,
  async ({ bettor, game }) => {
    await game.newRound();
    const someone = await bettor(1);
    await someone.predict('UP', 30_000);
    const { page } = someone;
    const toast = page.locator('[data-toast]');
    await expect(toast).toContainText('UP placed · 30,000 ION');
    await expectApart(toast, someone.card('Your Active Prediction'), 'folded');
    await someone.button('Details').click();
    const price = page.locator('dl > div').filter({ hasText: 'Current Price' });
    for (const width of [1440, 900, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expectApart(toast, page.getByRole('timer'), `countdown, ${width} px`);
      await expectApart(toast, price, `price, ${width} px`);
    }
  },
);
