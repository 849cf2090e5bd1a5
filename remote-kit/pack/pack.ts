import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { npmPack } from '../../tools/npm-pack';
import { bundleKit } from './bundle';

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

/** `npm run pack -w remote-kit -- <folder>`: writes the package as a team installs it. */
async function pack(target: string): Promise<string> {
  const text = await readFile(join(import.meta.dirname, '..', 'package.json'), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  return npmPack(target, manifest, async (folder) => {
    const imported = await bundleKit(join(folder, 'dist'));
    const missing = [...imported].filter((name) => !(name in manifest.dependencies));
    if (missing.length === 0) return;
    throw new Error(`remote-kit/package.json lacks the dependencies ${missing.join(', ')}.`);
  });
}

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Say where to: npm run pack -w remote-kit -- <folder>');
  process.exitCode = 1;
} else console.log(await pack(folder));
