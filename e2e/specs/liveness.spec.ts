import { DEEP } from '../fixtures/deep';
import { speak } from '../fixtures/speak';
import { expect, test } from '../fixtures/test';

/** A page detects within ten seconds that prices have stopped; the rest is for a slow machine. */
const SEEN_WITHIN_MS = 10_000 + 3_000;

test('a frozen API is seen within 10 s, and so is its return', async ({
  visitor,
  stack,
  faults,
}) => {
  faults.expect(/\/api\//);
  await visitor.goto('/');
  const mark = visitor.locator('[data-freshness]');
  await expect(mark).toHaveText(/^Live · \d+ s ago$/);
  stack.api.freeze();
  try {
    await expect(mark).toHaveText(/^Delayed \d+ s$/, { timeout: SEEN_WITHIN_MS });
    // The mark is visible even on the narrowest phone.
    await visitor.setViewportSize({ width: 320, height: 700 });
    await expect(mark).toBeInViewport({ ratio: 1 });
    for (const language of ['es', 'tr', 'vi', 'zh', 'en']) {
      await speak(visitor, language);
      const excess = () =>
        visitor.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(excess, language).toBeLessThanOrEqual(0);
    }
  } finally {
    stack.api.thaw();
  }
  await expect(mark).toHaveText(/^Live · \d+ s ago$/);
});

test('a page without a stream is offline', DEEP, async ({ visitor, faults }) => {
  faults.expect(/\/api\//);
  await visitor.route(/\/api\/(events|price)/, (route) => route.abort());
  await visitor.goto('/');
  await expect(visitor.locator('[data-freshness]')).toHaveText('Offline', {
    timeout: SEEN_WITHIN_MS,
  });
});
