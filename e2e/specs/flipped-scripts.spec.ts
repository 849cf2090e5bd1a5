import { deepUnless, isDeep } from '../fixtures/deep';
import { expect, test } from '../fixtures/test';
import { flipScript } from '../releases/script-flip';
import { FRONT_ENDS, goThere, scriptsOf, wayTo, type FrontEnd } from '../releases/scripts-of-site';

// `npm test` flips a byte in each of these scripts; the deep run does so in every script.
const samples: Readonly<Record<FrontEnd, readonly RegExp[]>> = {
  host: [/main\./],
  game: [],
  chart: [/remote-entry/, /PriceChart/],
  dashboard: [],
};

for (const frontEnd of FRONT_ENDS) {
  test(
    `with one byte flipped no script of ${frontEnd} runs, and the page says which one is damaged`,
    deepUnless(samples[frontEnd].length > 0),
    async ({ browser, baseURL, game }) => {
      test.setTimeout(600_000);
      if (frontEnd === 'game' && isDeep) await game.newRound();
      const all = await scriptsOf(frontEnd);
      const scripts = isDeep
        ? all
        : all.filter((name) => samples[frontEnd].some((one) => one.test(name)));
      expect(scripts.length).toBeGreaterThan(0);
      for (const script of scripts) {
        await test.step(script, async () => {
          const way = wayTo(frontEnd, script);
          const context = await browser.newContext({ baseURL: baseURL!, locale: way.language });
          const page = await context.newPage();
          const { refused, wasCompiled } = await flipScript(page, script);
          await goThere(page, way);
          await refused;
          if (frontEnd === 'host') {
            const starts = !/\/main\./.test(script);
            await expect(page.getByRole('banner')).toHaveCount(starts ? 1 : 0);
          } else {
            const failure = {
              remote: frontEnd,
              kind: 'corrupt',
              detail: expect.stringContaining(script.split('/').at(-1)!),
            };
            await expect
              .poll(() => page.evaluate(() => window.updown.failures), { message: script })
              .toContainEqual(expect.objectContaining(failure));
          }
          expect(wasCompiled(), script).toBe(false);
          await context.close();
        });
      }
    },
  );
}
