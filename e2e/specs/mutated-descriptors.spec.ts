import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import type { SiteDescriptor } from '@updown/protocol/site/site-descriptor';
import { createKeys } from '@updown/protocol/site/site-signature';
import { mutantOf, scriptsIn, type Mutant } from '../../host/testing/mutants';
import { isDeep } from '../fixtures/deep';
import { signedFolder } from '../releases/signed-folder';

// The built host in a browser, with descriptors that have faults. host/src/app/mutated-descriptors.test.tsx opens many more.

const MUTANTS = isDeep ? 1_000 : 12;
/** A script that belongs to no release. Every wrong address in a descriptor serves this script. */
const HOSTILE = { headers: { 'access-control-allow-origin': '*' }, body: 'window.hostile = true;' };

declare global {
  interface Window {
    hostile?: boolean;
    /** Each script that ran: its address and hash. */
    ran: string[];
  }
}

function noteScripts() {
  localStorage.clear();
  sessionStorage.clear();
  window.ran = [];
  const note = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) window.ran.push(`${target.src} ${target.integrity}`);
  };
  document.addEventListener('load', note, { capture: true });
}

/** What a page shows once it has finished loading. */
async function shown(page: Page) {
  await expect(page.locator('#root:not([data-ahead]) main')).not.toHaveText('');
  await expect(page.locator('[data-pending]')).toHaveCount(0);
  return page.evaluate(() => ({
    ran: window.ran.filter((script) => !script.startsWith(`${location.origin}/main.`)),
    hostile: window.hostile === true,
    text: document.querySelector('main')!.textContent,
    hasHeader: document.querySelector('header')?.textContent.includes('Connect') === true,
  }));
}

test('of mutated descriptors none runs a script that is not signed, and none leaves a blank page', async ({
  page,
}) => {
  test.setTimeout(isDeep ? 3_600_000 : 300_000);
  const site = await signedFolder();
  const signed = JSON.parse(
    await readFile(join(site.folder, 'site.json'), 'utf8'),
  ) as SiteDescriptor;
  const index = await readFile(join(site.folder, 'pages', 'index.html'), 'utf8');
  const another = { name: 'a', ...(await createKeys()) };

  let text = JSON.stringify(signed);
  await page.addInitScript(noteScripts);
  await page.route(`${site.origin}/`, (route) => {
    const inlined = text.replaceAll('<', String.raw`\u003c`);
    const body = index.replace(
      /(id="site">).*?(<\/script>)/s,
      (_, start: string, end: string) => start + inlined + end,
    );
    return route.fulfill({ contentType: 'text/html', body });
  });
  await page.route('**/site.json', (route) => route.fulfill({ body: text }));
  await page.route(/evil/, (route) => route.fulfill(HOSTILE));
  const open = async () => {
    await page.goto(site.origin, { waitUntil: 'commit' });
    return shown(page);
  };

  const unchanged = await open();
  const entries = scriptsIn(signed, site.origin);
  expect(unchanged.ran.filter((script) => entries.has(script))).not.toEqual([]);

  const runs: Record<Mutant['signedBy'], number> = { us: 0, another: 0, 'nobody since': 0 };
  for (let seed = 1; seed <= MUTANTS; seed++) {
    const mutant = await mutantOf(signed, { ours: site.key, another }, seed);
    ({ text } = mutant);
    await test.step(`${seed}, signed by ${mutant.signedBy}, ${mutant.edits.join(', ')}`, async () => {
      const { ran, hostile, text: words, hasHeader } = await open();
      expect(hostile).toBe(false);
      const allowed = mutant.signedBy === 'us' ? scriptsIn(JSON.parse(text), site.origin) : entries;
      const foreign = ran.filter(
        (script) => script.includes('remote-entry') && !allowed.has(script),
      );
      expect(foreign).toEqual([]);
      if (words.includes('UpDown cannot start')) {
        expect(ran.filter((script) => script.includes('/remotes/'))).toEqual([]);
      } else {
        expect(hasHeader).toBe(true);
        runs[mutant.signedBy] += 1;
      }
    });
  }
  expect(runs.another).toBe(0);
  expect(runs.us).toBeGreaterThan(MUTANTS / 5);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await site.remove();
});
