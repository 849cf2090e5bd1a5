import { copyFile, cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { npmPack } from '../tools/npm-pack';
import { Problem } from '../tools/problem';
import { root } from '../tools/root';
import { bundleScripts } from './pack-shared/bundle-scripts';
import { bundleTypes, type Modules } from './pack-shared/bundle-types';
import { installedSizes, judgeSize } from './pack-shared/installed-size';
import { entryName, packedManifest, type Manifest } from './pack-shared/packed-manifest';

async function manifestOf<Fields = Manifest>(folder: string): Promise<Fields> {
  return JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')) as Fields;
}

/** The files of a package's entries, by the names that `nameOf` gives to the entries. */
function filesOf({ exports }: Manifest, folder: string, nameOf: (entry: string) => string) {
  return Object.fromEntries(
    Object.entries(exports).map(([entry, file]) => [nameOf(entry), join(root, folder, file)]),
  );
}

/** The files of a workspace that the package contains, by the names under which others import them. */
async function modulesOf(folder: string) {
  const manifest = await manifestOf(folder);
  return filesOf(manifest, folder, (entry) => manifest.name + entry.slice(1));
}

/** `npm run pack -w shared -- <folder>`: writes @updown/shared into the folder, as it is published. */
export async function run([folder]: readonly string[]): Promise<number> {
  if (folder === undefined) throw new Problem('Say where: npm run pack -w shared -- <folder>');
  const shared = await manifestOf('shared');
  const workspaces = await Promise.all(['contracts', 'protocol'].map(modulesOf));
  const schemas = join(root, 'protocol', 'api');
  const schemaFiles = (await readdir(schemas)).map((name) => join(schemas, name));
  const { devDependencies } = await manifestOf<{ devDependencies: Record<string, string> }>('');
  const manifest = packedManifest(shared, devDependencies);
  await mkdir(join(root, '.cache'), { recursive: true });
  // Inside the repository: the compiler finds the libraries there, and the maps name their sources from there.
  const scratch = await mkdtemp(join(root, '.cache', 'types-'));
  let size = '';
  try {
    const file = await npmPack(folder, manifest, async (packed) => {
      const dist = join(scratch, 'dist');
      const entries = filesOf(shared, 'shared', entryName);
      const modules = Object.assign({}, ...workspaces) as Modules;
      await bundleScripts(entries, dist);
      await bundleTypes(entries, modules, schemaFiles, scratch, dist);
      await cp(dist, join(packed, 'dist'), { recursive: true });
      await copyFile(join(root, 'LICENSE'), join(packed, 'LICENSE'));
      await copyFile(join(root, 'shared', 'api-report.md'), join(packed, 'README.md'));
      size = judgeSize(installedSizes(packed, manifest, root));
    });
    console.log(`${file}: ${size}.`);
    return 0;
  } finally {
    await rm(scratch, { recursive: true });
  }
}
