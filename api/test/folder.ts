import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of this package. Tests can start in this folder or in the repository's root. */
export const packageFolder = existsSync(resolve('api/bundle.ts')) ? resolve('api') : resolve('.');

export const repositoryFolder = join(packageFolder, '..');
