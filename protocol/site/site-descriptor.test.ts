import * as v from 'valibot';
import { releaseOf, releaseSchema, type ReleaseFile } from './site-descriptor';

const [entryHash, panelHash] = [`sha384-${'A'.repeat(64)}`, `sha384-${'B'.repeat(64)}`];
const file: ReleaseFile = {
  name: 'game',
  version: '0.2.0',
  commit: 'c0ffee',
  entry: 'remote-entry.js',
  needs: { react: '^19.3.1', host: '^1.0.0' },
  modules: { GamePanel: ['panel.js'] },
  files: { 'remote-entry.js': entryHash, 'panel.js': panelHash, 'texts-es.js': panelHash },
};

test("the descriptor's part of a release has the hashes of the initial files", () => {
  expect(releaseOf(file)).toEqual({
    version: '0.2.0',
    entry: '/remotes/game/0.2.0/remote-entry.js',
    integrity: entryHash,
    needs: file.needs,
    modules: { GamePanel: { 'panel.js': panelHash } },
  });
});

test('a release that does not list one of its files has no part in a descriptor', () => {
  const { 'panel.js': _panel, ...files } = file.files;
  expect(() => releaseOf({ ...file, files })).toThrow('lists no panel.js');
});

test.each([
  ['', true],
  ['https://cdn.example', true],
  ['https://cdn.example:8443/updown', true],
  ['http://localhost:4100', true],
  ['http://cdn.example', false],
  ['//cdn.example', false],
  ["https://cdn.example 'unsafe-inline'", false],
])("a release's files may be at '%s': %s", (at, may) => {
  expect(v.is(releaseSchema, releaseOf(file, at))).toBe(may);
});
