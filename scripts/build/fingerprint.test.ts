import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprint } from './fingerprint';

let root: string;
async function write(path: string, content: string) {
  await mkdir(join(root, path, '..'), { recursive: true });
  await writeFile(join(root, path), content);
}
function current() {
  return fingerprint(root, ['app', 'shared/src', 'lock.json']);
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fingerprint-'));
  await write('app/src/main.ts', 'one');
  await write('shared/src/index.ts', 'two');
  await write('lock.json', 'three');
});
afterEach(() => rm(root, { recursive: true }));

test('the fingerprint stays while nothing changes', async () => {
  expect(await current()).toBe(await current());
});

test.each(['app/src/main.ts', 'shared/src/index.ts', 'lock.json'])(
  'the fingerprint changes with %s',
  async (path) => {
    const before = await current();
    await write(path, 'changed');
    expect(await current()).not.toBe(before);
  },
);

test('the fingerprint changes with the word', async () => {
  expect(await fingerprint(root, ['app'], 'a word')).not.toBe(await fingerprint(root, ['app']));
});

test('the fingerprint changes when a file is added, removed or renamed', async () => {
  const before = await current();
  await write('app/src/more.ts', '');
  const more = await current();
  await rm(join(root, 'app/src/more.ts'));
  await write('app/src/other.ts', '');
  const renamed = await current();
  expect(new Set([before, more, renamed]).size).toBe(3);
});

test('built files, hidden files and tests do not count', async () => {
  const before = await current();
  await write('app/dist/main.js', 'built');
  await write('app/node_modules/x/index.js', 'installed');
  await write('app/.cache/x', 'cached');
  await write('app/src/main.test.ts', 'a test');
  expect(await current()).toBe(before);
});

test('a missing path counts as empty', async () => {
  expect(await fingerprint(root, ['missing'])).toBe(await fingerprint(root, []));
});
