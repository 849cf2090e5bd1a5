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

const write = () => writeFile(product, 'built');
const build = (sources: string, work: () => Promise<void> = write) =>
  buildOnce({ root, folder: 'app', product: 'dist/main.js', sources }, work);

test('the same sources are built once', async () => {
  expect(await build('one')).toBe(true);
  expect(await build('one')).toBe(false);
});

test('other sources are built', async () => {
  await build('one');
  expect(await build('two')).toBe(true);
  expect(await build('one')).toBe(true);
});

test('a product that is gone is built again', async () => {
  await build('one');
  await rm(product);
  expect(await build('one')).toBe(true);
});

test('a product that somebody else wrote over is built again', async () => {
  await build('one');
  await write();
  await utimes(product, 1, 1);
  expect(await build('one')).toBe(true);
});

test('a build that fails is tried again, also for the sources before it', async () => {
  await build('one');
  const broken = () => Promise.reject(new Error('no such module'));
  await expect(build('two', broken)).rejects.toThrow('no such module');
  expect(await build('one')).toBe(true);
});
