import { execFile } from 'node:child_process';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { dependencies } from '../package.json';
import { packageFolder } from './folder';
import { slot } from './slot';

const version = dependencies['@electric-sql/pglite'];
const template = join(packageFolder, `dist/database-${version}-${slot()}`);

// In a process of its own: the embedded database does not run inside the test's sandbox.
const create = async (folder: string) => {
  const program = `import { PGlite } from '@electric-sql/pglite';
    await (await PGlite.create(${JSON.stringify(folder)})).close();`;
  const options = ['--input-type=module', '--eval', program];
  await promisify(execFile)(process.execPath, options, { cwd: packageFolder });
};

/** Puts an empty database into `folder`: making one takes seconds, so it is made once and copied. */
export const copyEmptyDatabase = async (folder: string): Promise<void> => {
  if (!existsSync(template)) {
    const aside = `${template}.new`;
    await rm(aside, { recursive: true, force: true });
    await mkdir(dirname(template), { recursive: true });
    await create(aside);
    await rename(aside, template);
  }
  await cp(template, folder, { recursive: true });
};
