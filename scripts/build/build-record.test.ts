import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildOnce } from './build-record';

let root: string;
let product: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'build-record-'));
  product = join(root, 'app/dist/main.js');
  await mkdir(join(product, '..'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

function write() {
  return writeFile(product, 'built');
}
function build(sources: string, work: () => Promise<void> = write) {
  return buildOnce({ root, folder: 'app', product: 'dist/main.js', sources }, work);
}

test('the same sources are built once', async () => {
  expect(await build('one')).toBe(true);
  expect(await build('one')).toBe(false);
});

test('other sources are built', async () => {
  await build('one');
  expect(await build('two')).toBe(true);
  expect(await build('one')).toBe(true);
});

test('a missing product is built again', async () => {
  await build('one');
  await rm(product);
  expect(await build('one')).toBe(true);
});

test('an overwritten product is built again', async () => {
  await build('one');
  await write();
  await utimes(product, 1, 1);
  expect(await build('one')).toBe(true);
});

test('after a failed build, the earlier sources are built again too', async () => {
  await build('one');
  const broken = () => Promise.reject(new Error('no such module'));
  await expect(build('two', broken)).rejects.toThrow('no such module');
  expect(await build('one')).toBe(true);
});
