import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../tools/root';
import { lockHoles, type LockedPackage } from './lock/lock-holes';

/**
 * `npm run lock`, after a change of dependencies: completes the lock file, so that `npm ci` works on every platform, even
 * if the registry lacks some packages. With --check it only reports an incomplete file.
 */
export async function run([option]: readonly string[]): Promise<number> {
  const file = join(root, 'package-lock.json');
  const lock = JSON.parse(await readFile(file, 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const holes = lockHoles(lock.packages);
  const count = Object.keys(holes).length;
  if (count === 0) {
    console.log('The lock file is whole.');
    return 0;
  }
  if (option === '--check') {
    console.log(`The lock file lacks ${count} packages of other platforms: npm run lock`);
    return 1;
  }
  const packages = Object.entries({ ...lock.packages, ...holes }).sort(([a], [b]) =>
    a.localeCompare(b, 'en'),
  );
  const complete = { ...lock, packages: Object.fromEntries(packages) };
  await writeFile(file, `${JSON.stringify(complete, null, 2)}\n`);
  console.log(`Added ${count} packages of other platforms.`);
  return 0;
}
