import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { dependencies } from '../package.json';
import { packageFolder } from './folder';
import { slot } from './slot';

const version = dependencies['@electric-sql/pglite'];
const template = join(packageFolder, `dist/database-${version}-${slot()}`);

// Runs in its own process, because the embedded database does not work inside Jest's sandbox.
async function create(folder: string) {
  const program = `import { PGlite } from '@electric-sql/pglite';
    await (await PGlite.create(${JSON.stringify(folder)})).close();`;
  const options = ['--input-type=module', '--eval', program];
  await promisify(execFile)(process.execPath, options, { cwd: packageFolder });
}

/** Copies an empty database into `folder`. Creating one takes seconds, so it is created once, as a template. */
export async function copyEmptyDatabase(folder: string): Promise<void> {
  if (!existsSync(template)) {
    const aside = `${template}.new`;
    await rm(aside, { recursive: true, force: true });
    await mkdir(dirname(template), { recursive: true });
    await create(aside);
    await rename(aside, template);
  }
  await cp(template, folder, { recursive: true });
}
