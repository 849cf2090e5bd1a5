import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleKit } from './bundle';

const root = join(__dirname, '..', '..');

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

async function manifestOf(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')) as Manifest;
}

// In this repository, so that the bundles find the packages.
let folder: string;
let imported: ReadonlySet<string>;
beforeAll(async () => {
  await mkdir(join(root, '.cache'), { recursive: true });
  folder = await mkdtemp(join(root, '.cache', 'kit-'));
  imported = await bundleKit(folder);
});
afterAll(() => rm(folder, { recursive: true }));

test('the bundles import only dependencies of the kit, in the versions that this repository has', async () => {
  const { dependencies } = await manifestOf('remote-kit');
  expect([...imported].filter((name) => !(name in dependencies))).toEqual([]);
  const { devDependencies } = await manifestOf('');
  const same = Object.keys(dependencies).filter((name) => name in devDependencies);
  for (const name of same) {
    expect([name, dependencies[name]]).toEqual([name, devDependencies[name]]);
  }
});

test('nothing of the host is in them, and no address of this checkout', async () => {
  expect([...imported]).not.toContain('html-webpack-plugin');
  for (const file of await readdir(folder)) {
    const text = await readFile(join(folder, file), 'utf8');
    expect(text).not.toContain('provideExternalRuntime');
    expect(text).not.toContain(root);
  }
});

test('the program says where it belongs, without a stack', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'updown-remote.js')], {
    cwd: folder,
    encoding: 'utf8',
  });
  const refusal = `${folder} has no package.json: call this in the repository of a remote.\n`;
  expect([status, stderr]).toEqual([1, refusal]);
});
