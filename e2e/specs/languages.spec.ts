import type { Page } from '@playwright/test';
import { DEEP } from '../fixtures/deep';
import { expectAccessible } from '../fixtures/look';
import { LANGUAGES } from '../fixtures/speak';
import { expect, test } from '../fixtures/test';

/** Stores a choice of language from an earlier visit. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
  await page.reload();
}

test.describe('a browser that prefers Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('shows the host and every remote in Spanish, without a barrier', async ({
    visitor: page,
    game,
  }) => {
    const round = await game.newRound();
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page).toHaveTitle(/UpDown/);
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: 'Conectar billetera' })).toBeVisible();
    await expect(page.getByRole('region', { name: `Ronda #${round.id}` })).toContainText(
      'Precio inicial',
    );
    await expect(page.getByRole('region', { name: 'Resultados en vivo' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Precio de Ether' })).toBeVisible();
    await expectAccessible(page, 'visitor in Spanish');
  });
});

test('a chosen language reaches host and remotes without a reload, and persists', async ({
  visitor: page,
  game,
}) => {
  await game.newRound();
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'All Players History' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Tiếng Việt');
  const ticker = page.getByRole('region', { name: 'Kết quả trực tiếp' });
  await expect(ticker).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  await expect(page.getByRole('region', { name: /^Vòng #/ })).toContainText('Giá bắt đầu');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  // A component that does not render again would still be in English.
  const words = () => page.getByRole('heading').or(page.getByRole('button')).allInnerTexts();
  const switched = await words();
  await page.reload();
  await expect(ticker).toBeVisible();
  await expect(page.getByRole('region', { name: /^Vòng #/ })).toBeVisible();
  await expect.poll(words).toEqual(switched);
});

test(
  'a texts file that does not load leaves English, and the page works',
  DEEP,
  async ({ visitor: page, faults }) => {
    faults.expect(/texts-tr|language/);
    await page.route('**/remotes/**/texts-tr*', (route) => route.abort());
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Türkçe');
    await expect(page.getByRole('button', { name: 'Cüzdanı bağla' }).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'All Players History' })).toBeVisible();
  },
);

test('a whole bet in Chinese', DEEP, async ({ bettor, game }) => {
  await game.newRound();
  const { page } = await bettor(7);
  await speak(page, 'zh');
  const stake = page.getByRole('spinbutton', { name: '投注额（ION）' });
  await stake.fill('60000');
  await expect(stake).toHaveValue('60,000');
  await page.getByRole('button', { name: /^预测 UP · 赔付 / }).click();
  const active = page.getByRole('region', { name: '您的当前预测' });
  await expect(active).toContainText('60,000 ION');
  await expect(page.getByRole('region', { name: '所有玩家历史' })).toContainText('待定');
});

test('no language is wider than a phone, and each shows both buttons of a bet', async ({
  bettor,
  game,
}) => {
  await game.newRound();
  const { page } = await bettor(8);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of LANGUAGES) {
    await speak(page, language);
    const buttons = page.locator('[data-action-bar] button');
    await expect(page.getByRole('spinbutton')).toBeVisible();
    for (const name of ['UP', 'DOWN']) {
      const button = buttons.filter({ hasText: name });
      await expect.soft(button, `${name}, ${language}`).toBeInViewport({ ratio: 1 });
    }
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow, language).toBeLessThanOrEqual(0);
  }
});
