import { release } from '../testing/page';
import { parseEnvelope, parseSite } from './parse-site';

function parse(remotes: object) {
  return parseSite(parseEnvelope({ schema: 2, serial: 3, remotes })).remotes;
}

const game = release('game');

test('a site names its remotes with all that the host must know before it loads them', () => {
  const fallback = release('game', '0.9.0');
  const next = { ...release('game', '1.1.0'), share: 20 };
  const chart = { ...release('chart'), entry: 'https://charts.example/entry.js' };
  expect(parse({ game: { ...game, fallback, next }, chart })).toEqual({
    game: { status: 'on', remote: { ...game, fallback, next } },
    chart: { status: 'on', remote: chart },
  });
});

test('a remote may be off, for a reason', () => {
  expect(parse({ game: { ...game, off: 'It loses stakes.' } })).toEqual({
    game: { status: 'off', reason: 'It loses stakes.' },
  });
});

test.each([
  ['nothing', null, '?', 'game.Invalid type: Expected Object but received null'],
  [
    'a version range',
    { ...game, version: '^1.0.0' },
    '?',
    'game.version: It is not a version such as 1.4.0.',
  ],
  [
    'no script',
    { ...game, entry: 'javascript:alert(1)' },
    '1.0.0',
    'game.entry: It is not the address of a script.',
  ],
  [
    'no hash',
    { ...game, integrity: '' },
    '1.0.0',
    'game.integrity: It is not a SHA-384 hash such as sha384-….',
  ],
  ['an unknown key', { ...game, vesion: '1.0.0' }, '1.0.0', 'game.vesion: '],
])('a part with %s stays a fault of that remote', (_what, part, version, fault) => {
  const chart = release('chart');
  expect(parse({ game: part, chart })).toEqual({
    game: { status: 'broken', version, fault: expect.stringContaining(fault) as string },
    chart: { status: 'on', remote: chart },
  });
});

test('a remote that the host does not know is ignored, with a warning', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  expect(parse({ gmae: game })).toEqual({});
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('gmae'));
  warned.mockRestore();
});

test.each([
  ['nothing', null, 'not valid'],
  ['schema 1', { remotes: { game: { version: '1.0.0', entry: '/m.json' } } }, 'npm run assemble'],
  ['another schema', { schema: 3, serial: 1, remotes: {} }, 'schema'],
  ['no serial number', { schema: 2, remotes: {} }, 'serial'],
  ['no remotes', { schema: 2, serial: 1 }, 'remotes'],
])('a descriptor with %s stops the page', (_what, value, reason) => {
  expect(() => parseEnvelope(value)).toThrow(reason);
});
