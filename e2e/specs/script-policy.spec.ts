import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

// Only a browser enforces Trusted Types, so this tests the site's header together with the host's policy.

test.beforeEach(async ({ visitor: page, faults }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Your Prediction' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ether price' })).toBeVisible();
  faults.verify();
});

/** Sets each URL on a script element; resolves with the allowed URLs and the ones that throw. */
function setScript(page: Page, addresses: readonly string[]) {
  return page.evaluate(
    (all) =>
      all.map((address) => {
        try {
          document.createElement('script').src = address;
          return `${address} allowed`;
        } catch (error) {
          return `${address} ${(error as Error).name}`;
        }
      }),
    addresses,
  );
}

test('the page loads only the scripts of the host and its remotes', async ({
  visitor: page,
  faults,
}) => {
  const preloaded = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[as="script"]')].map(({ href }) => href),
  );
  expect(preloaded.length).toBeGreaterThan(3);
  const inside = [...preloaded, '/main.00000000.js'];
  expect(await setScript(page, inside)).toEqual(inside.map((address) => `${address} allowed`));

  faults.expect(/TrustedScriptURL/);
  const outside = [
    'https://evil.example/remotes/game/0.1.0/panel.js',
    '/remotes/game/0.0.1/panel.js',
    '/api/health',
    'data:text/javascript,alert(1)',
  ];
  expect(await setScript(page, outside)).toEqual(outside.map((address) => `${address} TypeError`));
});

test('the page turns no string into HTML, accepts no second policy and submits no form', async ({
  visitor: page,
  faults,
}) => {
  faults.expect(/TrustedHTML/, /trusted-types/, /form-action/);
  const refused = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const directives: string[] = [];
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          if (directives.push(effectiveDirective) === 3) resolve(directives);
        });
        const attempt = (act: () => unknown) => {
          try {
            act();
          } catch {
            // The event names the violated directive.
          }
        };
        const { trustedTypes } = window as unknown as {
          trustedTypes: { createPolicy(name: string, rules: object): void };
        };
        attempt(() => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'));
        attempt(() => trustedTypes.createPolicy('other', {}));
        const form = document.createElement('form');
        document.body.append(form);
        form.submit();
      }),
  );
  expect(refused.toSorted()).toEqual(['form-action', 'require-trusted-types-for', 'trusted-types']);
});
