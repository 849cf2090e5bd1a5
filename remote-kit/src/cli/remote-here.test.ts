import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteIn } from './remote-here';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'remote-'))));
afterEach(() => rm(folder, { recursive: true }));

function named(name: string) {
  return writeFile(join(folder, 'package.json'), JSON.stringify({ name, version: '1.2.3' }));
}

test.each(['remote-my-board', '@a-team/remote-my-board'])(
  'the package %s has the remote my-board',
  async (name) => {
    await named(name);
    const { name: remote, version } = remoteIn(folder);
    expect([remote, version]).toEqual(['my-board', '1.2.3']);
  },
);

test('a folder without a package, or with one of another kind, is refused with the reason', async () => {
  expect(() => remoteIn(folder)).toThrow('has no package.json: call this in the repository');
  await named('@updown/host');
  expect(() => remoteIn(folder)).toThrow('that of a remote is remote-<name>');
});

test('without a configuration of webpack, a build says which file is missing', async () => {
  await named('remote-my-board');
  await expect(remoteIn(folder).build()).rejects.toThrow(join(folder, 'webpack.config.js'));
});
