import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { npmPack } from '../tools/npm-pack';
import { root } from '../tools/root';
import { installedIn } from '../webpack/packages';

const own = import.meta.dirname;

/** A new repository starts with the versions that this one is tested with. */
function withVersions(manifest: string): string {
  const versionOf = installedIn(root);
  return manifest.replaceAll(
    /"([^"]+)": "\*"/g,
    (_, name: string) => `"${name}": "${versionOf(name)}"`,
  );
}

/** `npm run pack -w create-updown-remote -- <folder>`: writes the package that npx runs. */
async function pack(target: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(own, 'package.json'), 'utf8')) as object;
  return npmPack(target, { ...manifest }, async (folder) => {
    await build({
      entryPoints: [join(own, 'src', 'create-updown-remote.ts')],
      outdir: join(folder, 'dist'),
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      logLevel: 'error',
    });
    for (const part of ['common', 'outside']) {
      await cp(join(own, 'template', part), join(folder, 'template', part), { recursive: true });
    }
    const template = join(folder, 'template', 'outside', 'package.json.template');
    await writeFile(template, withVersions(await readFile(template, 'utf8')));
  });
}

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Say where to: npm run pack -w create-updown-remote -- <folder>');
  process.exitCode = 1;
} else console.log(await pack(folder));
