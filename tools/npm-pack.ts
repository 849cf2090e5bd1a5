import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runProgram } from './run-program';

/** Only for this repository. */
const OURS = ['private', 'scripts', 'devDependencies'];

/**
 * Writes a package as it is published into the folder that a person named: the files that `fill` writes, and the manifest
 * without what is only for this repository. Resolves with the path of its file.
 */
export async function npmPack(
  target: string,
  manifest: Readonly<Record<string, unknown>>,
  fill: (folder: string) => Promise<void>,
): Promise<string> {
  const into = resolve(process.env['INIT_CWD'] ?? process.cwd(), target);
  const folder = await mkdtemp(join(tmpdir(), 'updown-pack-'));
  try {
    await fill(folder);
    const fields = Object.entries(manifest).filter(([name]) => !OURS.includes(name));
    const published = JSON.stringify(Object.fromEntries(fields), null, 2);
    await writeFile(join(folder, 'package.json'), `${published}\n`);
    await mkdir(into, { recursive: true });
    const args = ['pack', '--silent', '--pack-destination', into];
    const { ok, output } = await runProgram('npm', args, { cwd: folder });
    if (!ok) throw new Error(output);
    return join(into, output.trim());
  } finally {
    await rm(folder, { recursive: true });
  }
}
