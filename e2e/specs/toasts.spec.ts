import { deepUnless } from '../fixtures/deep';
import { expect, test } from '../fixtures/test';

/** Opens a dialog with a toast over it, which reports a rejected sign-in. */
const REFUSED = 'Close: Sign-in failed';

for (const { by, hasTouch } of [
  { by: 'mouse', hasTouch: false },
  { by: 'touch', hasTouch: true },
]) {
  test.describe(`by ${by}`, () => {
    test.use({ hasTouch });

    test(
      'closing a toast leaves an open dialog as it is [spec 2.4b]',
      deepUnless(!hasTouch),
      async ({ visitor, faults }) => {
        const nonce = /\/api\/auth\/nonce\//;
        faults.expect(nonce);
        await visitor.route(nonce, (route) => route.fulfill({ status: 500, json: {} }));
        await visitor.goto('/');
        await visitor.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click();
        const dialog = visitor.getByRole('dialog', { name: 'Connect Your Wallet' });
        await dialog.getByRole('button', { name: 'Connect Local test wallet' }).click();

        // The open dialog hides the rest of the page, including toasts, from a screen reader.
        const close = visitor.getByRole('button', { name: REFUSED, includeHidden: true });
        await (hasTouch ? close.tap() : close.click());
        await expect(close).toHaveCount(0);
        await expect(dialog).toBeVisible();

        // The same click outside the dialog closes it.
        await (hasTouch ? visitor.touchscreen.tap(20, 700) : visitor.mouse.click(20, 700));
        await expect(dialog).toHaveCount(0);
      },
    );
  });
}
