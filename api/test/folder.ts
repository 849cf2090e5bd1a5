import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of this package, whether the tests were started in it or in the repository's. */
export const packageFolder = existsSync(resolve('api/bundle.ts')) ? resolve('api') : resolve('.');

export const repositoryFolder = join(packageFolder, '..');
