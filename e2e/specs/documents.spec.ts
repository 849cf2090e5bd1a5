import { expect, test } from '../fixtures/test';

test('/api/docs documents every endpoint of the API and can call it', async ({ visitor: page }) => {
  await page.goto('/api/docs');
  const call = page.locator('.opblock', { hasText: '/api/contract/current-round-fast' });
  await call.locator('.opblock-summary-control').click();
  await call.getByRole('button', { name: 'Try it out' }).click();
  await call.getByRole('button', { name: 'Execute' }).click();
  await expect(call.locator('.live-responses-table .response-col_status').last()).toHaveText('200');
  await expect(call.locator('.live-responses-table')).toContainText('"success": true');
});
