import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { bundle } from '../bundle';
import { packageFolder } from './folder';

/** The bundle of the API that tests and benchmarks start. */
export const testProgram = join(packageFolder, 'dist/test.js');

/** Builds `testProgram` from the sources. Others may still run the old build in the meantime. */
export async function bundleTestProgram(): Promise<void> {
  const aside = join(packageFolder, `dist/test-${process.pid}.js`);
  await bundle(packageFolder, aside);
  await rename(`${aside}.map`, `${testProgram}.map`);
  await rename(aside, testProgram);
}
