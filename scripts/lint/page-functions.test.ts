import { messagesFor } from './lint-messages';

const SENT = `await page.evaluate(loadModules, { entry });
await page.evaluate(() => {
  const load = async () => scrollTo(0, 0);
  return load();
});
await page.waitForFunction(function () {
  function isIdle() {}
  return isIdle();
});
await page.addInitScript(() => localStorage.clear());
await page.addInitScript({ path: 'in-page.js' });
await page.evaluate((name) => Reflect.get(globalThis, name), name);
export {};
`;

test('lint refuses to send a page a function that needs a helper of the compiler', () => {
  const refused = expect.stringContaining('which the page lacks') as string;
  expect(messagesFor('remote-kit/src/release/trial/sent.ts', SENT)).toEqual([
    [1, refused],
    [3, refused],
    [7, refused],
  ]);
}, 60_000);
