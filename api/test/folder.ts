import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of this package. Tests can start in it or in the root of the repository. */
export const packageFolder = existsSync(resolve('api/bundle.ts')) ? resolve('api') : resolve('.');

export const repositoryFolder = join(packageFolder, '..');
