import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from '../../../../tools/problem';
import { startS3Server, type S3Server } from '../testing/s3-server';
import { folderStore, systemFault } from './folder-store';
import { openStore } from './open-store';
import { Changed, type Store } from './store';

let folder: string;
let server: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
  server = await startS3Server();
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

function bytes(text: string) {
  return Buffer.from(text);
}

describe.each<[string, (name: string) => Store]>([
  ['a folder', (name) => folderStore(join(folder, name))],
  ['a bucket', (name) => openStore(server.target(name), server.env)],
])('%s', (_kind, open) => {
  test('gives back what was written, and nothing for a file that is not there', async () => {
    const store = open('reads');
    await store.write('remotes/game/0.1.0/a b.js', bytes('one'));
    expect((await store.read('remotes/game/0.1.0/a b.js'))?.content.toString()).toBe('one');
    expect(await store.read('remotes/game/0.1.0/b.js')).toBeUndefined();
  });

  test('replaces a file only if it is still as it was read', async () => {
    const store = open('replaces');
    await store.replace('site.json', bytes('1'), undefined);
    const seen = await store.read('site.json');
    await store.replace('site.json', bytes('2'), seen);
    await expect(store.replace('site.json', bytes('3'), seen)).rejects.toBeInstanceOf(Changed);
    await expect(store.replace('site.json', bytes('3'), undefined)).rejects.toBeInstanceOf(Changed);
    expect((await store.read('site.json'))?.content.toString()).toBe('2');
  });

  test('lets one of many writers replace what all of them have read', async () => {
    const store = open('races');
    await store.write('site.json', bytes('0'));
    const seen = await store.read('site.json');
    const results = await Promise.allSettled(
      Array.from({ length: 6 }, (_, n) =>
        open('races').replace('site.json', bytes(`${n + 1}`), seen),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('removes a file', async () => {
    const store = open('removes');
    await store.write('pages/a.html', bytes('1'));
    const seen = (await store.read('pages/a.html'))!;
    await store.remove('pages/a.html', seen);
    expect(await store.read('pages/a.html')).toBeUndefined();
    expect(await store.files('pages')).toEqual([]);
  });

  test('lists the files below a folder', async () => {
    const store = open('files');
    for (const path of ['pages/a.html', 'pages/players/_address.html', 'other.html']) {
      await store.write(path, bytes('1'));
    }
    expect((await store.files('pages')).sort()).toEqual([
      'pages/a.html',
      'pages/players/_address.html',
    ]);
    expect(await store.files('nowhere')).toEqual([]);
  });

  test('lists the folders in a folder', async () => {
    const store = open('lists');
    for (const version of ['0.1.0', '0.10.0']) {
      await store.write(`remotes/game/${version}/release.json`, bytes('{}'));
    }
    await store.write('remotes/chart/0.2.0/release.json', bytes('{}'));
    expect((await store.folders('remotes/game')).sort()).toEqual(['0.1.0', '0.10.0']);
    expect(await store.folders('remotes/gmae')).toEqual([]);
  });
});

test('the compressed copies of a file go with it', async () => {
  const store = folderStore(join(folder, 'removed'));
  await store.write('main.js', bytes('a'.repeat(2000)));
  await store.remove('main.js', (await store.read('main.js'))!);
  expect(await readdir(store.name)).toEqual([]);
});

test('the compressed copies of a folder follow each change', async () => {
  const store = folderStore(join(folder, 'compressed'));
  await store.write('main.js', bytes('a'.repeat(2000)));
  expect((await readdir(store.name)).sort()).toEqual(['main.js', 'main.js.br', 'main.js.gz']);
  await store.write('main.js', bytes('a'));
  expect(await readdir(store.name)).toEqual(['main.js']);
});

test('a bucket that ignores the conditions of a write is refused', async () => {
  const careless = await startS3Server({ conditional: false });
  try {
    const store = openStore(careless.target('site'), careless.env);
    await store.write('site.json', bytes('1'));
    await expect(store.replace('site.json', bytes('2'), undefined)).rejects.toThrow(
      'ignores the conditions of a write',
    );
    expect((await store.read('site.json'))?.content.toString()).toBe('1');
  } finally {
    await careless.stop();
  }
});

test('a wrong key, a missing key and a store that is not there are problems with a name', async () => {
  const wrong = openStore(server.target(''), { ...server.env, AWS_SECRET_ACCESS_KEY: 'wrong' });
  await expect(wrong.read('site.json')).rejects.toThrow('answers 403');
  expect(() => openStore('s3://updown', {})).toThrow('AWS_ACCESS_KEY_ID');
  expect(() => openStore('ftp://updown', {})).toThrow('neither a folder nor s3://');
  const away = { ...server.env, AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9' };
  await expect(openStore('s3://updown', away).read('site.json')).rejects.toThrow(
    'cannot be reached',
  );
});

test('a full disk is one sentence with the name of the folder, and the file stays as it was', async () => {
  const full = join(folder, 'full');
  const store = folderStore(full);
  await store.write('site.json', bytes('before'));
  // The temporary file goes to a device that is always full.
  await symlink('/dev/full', join(full, 'site.json.new'));
  await expect(store.write('site.json', bytes('after'))).rejects.toEqual(
    new Problem(`${full} cannot be used: the disk is full (ENOSPC).`),
  );
  expect((await store.read('site.json'))?.content.toString()).toBe('before');
});

test('so is a folder that cannot be one, for each call of a store', async () => {
  await writeFile(join(folder, 'file'), '');
  const below = join(folder, 'file', 'site');
  const store = folderStore(below);
  const says = `${below} cannot be used: a file is in the place of a folder (ENOTDIR).`;
  for (const call of [
    () => store.read('site.json'),
    () => store.write('site.json', bytes('1')),
    () => store.replace('site.json', bytes('1'), undefined),
    () => store.folders('remotes'),
  ]) {
    await expect(call()).rejects.toEqual(new Problem(says));
  }
});

test('a file system that is read-only is named', () => {
  const error = Object.assign(new Error('open'), { code: 'EROFS' });
  expect(systemFault(error)).toBe('the file system is read-only (EROFS)');
  expect(systemFault(new Error('a bug of ours'))).toBeUndefined();
});

test('a file of a folder that somebody changed meanwhile is not removed', async () => {
  const store = folderStore(join(folder, 'changed'));
  await store.write('a.html', bytes('1'));
  const seen = (await store.read('a.html'))!;
  await store.write('a.html', bytes('2'));
  await expect(store.remove('a.html', seen)).rejects.toBeInstanceOf(Changed);
  expect((await store.read('a.html'))?.content.toString()).toBe('2');
});
