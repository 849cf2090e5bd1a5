import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../../tools/root';
import { integrityOf } from '../../webpack/integrity-of';
import { DEEP } from '../fixtures/deep';
import { OtherCheckout } from '../skew/checkout';

async function hashesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name !== 'release.json');
  const hashes = files.map(async ({ parentPath, name }) => [
    join(parentPath, name).slice(folder.length),
    integrityOf(await readFile(join(parentPath, name))),
  ]);
  return Object.fromEntries(await Promise.all(hashes)) as Record<string, string>;
}

test('one commit builds to the same bytes in two folders', DEEP, async () => {
  test.setTimeout(1_200_000);
  const other = await OtherCheckout.copy('same-bytes');
  for (const app of ['host', 'remote-game', 'remote-dashboard', 'remote-chart']) {
    const built = await other.build(app);
    expect(await hashesIn(built), app).toEqual(await hashesIn(join(root, app, 'dist')));
  }
  await other.remove();
});
