import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { freePort } from '../../tools/free-port';
import { startService } from '../../tools/processes/service';
import { root } from '../../tools/root';
import { deepUnless } from '../fixtures/deep';
import { PageFaults } from '../fixtures/page-faults';
import { expect } from '../fixtures/test';
import { violations } from '../fixtures/violations';

const WIDTHS = [1440, 390];
/**
 * The number of pixels that may differ, because other systems take some characters from other fonts. A button has about 6,000.
 */
const TOLERANT = { maxDiffPixels: 1000 };

// The gallery is a separate page that needs no chain and no API.
const test = base.extend<object, { gallery: string }>({
  gallery: [
    async ({ browserName: _ }, use) => {
      const port = await freePort();
      const address = `http://127.0.0.1:${port}/`;
      const server = await startService(
        {
          name: 'The gallery',
          program: 'npm',
          args: ['run', 'gallery', '-w', 'lab'],
          cwd: root,
          env: { ...process.env, GALLERY_PORT: `${port}` },
          logFile: join(mkdtempSync(join(tmpdir(), 'gallery-')), 'log'),
        },
        async () => (await fetch(address)).ok,
        new AbortController().signal,
      );
      await use(address);
      await server.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

function sourcesIn(folder: string): string {
  const files = readdirSync(join(root, folder)).filter((name) => /(?<!\.test)\.tsx$/.test(name));
  return files.map((name) => readFileSync(join(root, folder, name), 'utf8')).join('\n');
}

test('the gallery shows every component of the UI kit', () => {
  const kit = sourcesIn('shared/src/ui').matchAll(/^export (?:function|const) ([A-Z]\w+)/gm);
  const shown = sourcesIn('lab/gallery/sections');
  const names = Array.from(kit, ([, name]) => name!);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !shown.includes(`<${name}`))).toEqual([]);
});

for (const width of WIDTHS) {
  test(
    `the UI kit has no barrier, and looks as before, at ${width} px`,
    deepUnless(width === 1440),
    async ({ gallery, page }) => {
      const faults = new PageFaults();
      faults.watch(page);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(gallery);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('UI kit');
      await expect.soft(page).toHaveScreenshot(`kit-${width}.png`, { ...TOLERANT, fullPage: true });
      expect.soft(await violations(page)).toEqual([]);
      for (const name of ['short', 'longer than the screen']) {
        await page.getByRole('button', { name: `Open: ${name}` }).click();
        expect.soft(await violations(page), `dialog, ${name}`).toEqual([]);
        await expect
          .soft(page.getByRole('dialog'))
          .toHaveScreenshot(`dialog-${name}-${width}.png`, TOLERANT);
        await page.keyboard.press('Escape');
      }
      faults.verify();
    },
  );
}

test('the UI kit moves, unless the reader prefers reduced motion', async ({ gallery, page }) => {
  const motion = () =>
    page.evaluate(() => ({
      animations: document.getAnimations().length > 0,
      transition: getComputedStyle(document.querySelector('button')!).transitionDuration,
    }));
  await page.goto(gallery);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('UI kit');
  expect(await motion()).toEqual({ animations: false, transition: '0s' });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await motion()).toEqual({ animations: true, transition: '0.12s' });
});
