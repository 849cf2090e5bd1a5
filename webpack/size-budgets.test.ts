import { randomBytes } from 'node:crypto';
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Stats } from 'webpack';
import { ReleaseFile } from './release-file';
import { SizeBudgets } from './size-budgets';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'size-budgets-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Builds a remote whose entry has about that size. */
async function build(kilobytes: number): Promise<Stats> {
  const text = randomBytes((kilobytes * 1024 * 3) / 4).toString('base64');
  await writeFile(join(folder, 'entry.js'), `globalThis.text = '${text}';`);
  const release = { name: 'board', version: '0.1.0', commit: '', needs: {}, contributes: {} };
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: { path: join(folder, 'dist'), filename: 'remote-entry.js' },
    performance: { hints: false },
    plugins: [new ReleaseFile(release), new SizeBudgets({ entry: 8, scripts: 40, longTask: 200 })],
  });
  const stats = await new Promise<Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  return stats!;
}

function written() {
  return access(join(folder, 'dist', 'release.json'));
}

test('the build of a remote within its budgets succeeds', async () => {
  expect((await build(4)).toJson().errors).toEqual([]);
  await expect(written()).resolves.toBeUndefined();
});

test('the build of a remote above a budget fails, says by how much, and writes nothing', async () => {
  const { errors } = (await build(16)).toJson();
  expect(errors?.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^The entry of board may have 8 KB and has 1\d\.\d KB/),
  ]);
  await expect(written()).rejects.toThrow('ENOENT');
});
