import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Problem } from './lib/problem';
import { root } from './lib/root';
import { bundleScripts } from './pack/bundle-scripts';
import { bundleTypes } from './pack/bundle-types';
import { installedSizes, judgeSize } from './pack/installed-size';
import { entryName, packedManifest, type Manifest } from './pack/packed-manifest';

async function manifestOf<Fields = Manifest>(folder: string): Promise<Fields> {
  return JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')) as Fields;
}

/** The files of a package's entries, by the names that `nameOf` gives to the entries. */
function filesOf({ exports }: Manifest, folder: string, nameOf: (entry: string) => string) {
  return Object.fromEntries(
    Object.entries(exports).map(([entry, file]) => [nameOf(entry), join(root, folder, file)]),
  );
}

/** `npm run pack -w shared -- <folder>`: writes @updown/shared into the folder, as it is published. */
export async function run([folder]: readonly string[]): Promise<number> {
  if (folder === undefined) throw new Problem('Say where: npm run pack -w shared -- <folder>');
  // npm changes to the workspace's folder.
  const into = resolve(process.env['INIT_CWD'] ?? '', folder);
  const shared = await manifestOf('shared');
  const contracts = await manifestOf('contracts');
  const { devDependencies } = await manifestOf<{ devDependencies: Record<string, string> }>('');
  await mkdir(join(root, '.cache'), { recursive: true });
  const scratch = await mkdtemp(join(root, '.cache', 'pack-'));
  try {
    const manifest = packedManifest(shared, devDependencies);
    const packed = join(scratch, 'package');
    const dist = join(packed, 'dist');
    const entries = filesOf(shared, 'shared', entryName);
    const modules = filesOf(contracts, 'contracts', (entry) => contracts.name + entry.slice(1));
    await mkdir(dist, { recursive: true });
    await bundleScripts(entries, dist);
    await bundleTypes(entries, modules, scratch, dist);
    await writeFile(join(packed, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    await copyFile(join(root, 'LICENSE'), join(packed, 'LICENSE'));
    await copyFile(join(root, 'docs', 'shared-api.md'), join(packed, 'README.md'));
    const size = judgeSize(installedSizes(packed, manifest, root));
    await mkdir(into, { recursive: true });
    const pack = ['pack', packed, '--pack-destination', into, '--ignore-scripts'];
    await promisify(execFile)('npm', pack, { cwd: root });
    console.log(`${join(into, `updown-shared-${shared.version}.tgz`)}: ${size}.`);
    return 0;
  } finally {
    await rm(scratch, { recursive: true });
  }
}
