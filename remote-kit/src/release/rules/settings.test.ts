import {
  releaseOf,
  type Release,
  type SiteDescriptor,
} from '@updown/protocol/site/site-descriptor';
import { smallRelease } from '../testing/small-site';
import { releaseVersion } from './release-version';
import { withRemote } from './remotes';
import { rollBack, rollOut, takeBack } from './roll-out';
import { changeSettings } from './settings';

/** A version whose rows are at most that many; without settings if that is 0. */
function version(number: string, maximum: number): Release {
  const release = releaseOf(smallRelease('game', number).file);
  if (maximum === 0) return release;
  const properties = {
    rows: { type: 'integer' as const, default: 5, minimum: 1, maximum },
    label: { type: 'string' as const, default: 'Top' },
    isOpen: { type: 'boolean' as const, default: false },
  };
  return { ...release, contributes: { settings: { type: 'object', properties } } };
}

const empty: SiteDescriptor = { schema: 2, serial: 1, remotes: {} };
const site = withRemote(empty, 'game', version('1.0.0', 10));

function released(before: SiteDescriptor, release: Release, force = {}) {
  return releaseVersion(before, { name: 'game', release, ...force });
}
function set(before: SiteDescriptor, texts: Record<string, string>) {
  return changeSettings(before, 'game', texts);
}
function valuesOf({ remotes }: SiteDescriptor) {
  return remotes['game']!.settings;
}

test('a value has the type of its setting, and goes with an empty text', () => {
  const after = set(site, { rows: '8', label: 'Best = first', isOpen: 'true' });
  expect(valuesOf(after)).toEqual({ rows: 8, label: 'Best = first', isOpen: true });
  expect(set(after, { rows: '8' })).toBe(after);
  expect(valuesOf(set(after, { rows: '', isOpen: 'false' }))).toEqual({
    label: 'Best = first',
    isOpen: false,
  });
  expect(set(set(site, { rows: '8' }), { rows: '' })).toEqual(site);
});

test.each([
  [{ rows: '30' }, 'its setting rows must be <= 10, and not 30'],
  [{ rows: 'many' }, 'its setting rows must be integer, and not "many"'],
  [{ isOpen: 'yes' }, 'its setting isOpen must be boolean, and not "yes"'],
  [{ colour: 'red' }, "game has no setting 'colour'. Its settings are: rows, label, isOpen."],
])('%j is refused, by name', (texts: Record<string, string>, why) => {
  expect(() => set(site, texts)).toThrow(why);
});

test('a release keeps the values, and is refused if they do not fit it', () => {
  const at8 = set(site, { rows: '8' });
  expect(valuesOf(released(at8, version('2.0.0', 9)))).toEqual({ rows: 8 });
  const why =
    "game 2.0.0 does not fit the site's settings: its setting rows must be <= 7, and not 8";
  const narrow = version('2.0.0', 7);
  expect(() => released(at8, narrow)).toThrow(why);
  expect(() => released(at8, version('2.0.0', 0))).toThrow('it has no setting rows');
  expect(() => released(site, version('2.0.0', 4))).toThrow('rows must be <= 4, and not 5');
  expect(valuesOf(released(at8, narrow, { skipContributions: true }))).toBeUndefined();
});

test('a value must fit the version that is rolled out, and the fall-back as far as that has it', () => {
  const next = { name: 'game', release: version('2.0.0', 20), share: 20 };
  const rolledOut = rollOut(set(site, { rows: '8' }), next);
  expect(valuesOf(rolledOut)).toEqual({ rows: 8 });
  expect(() => set(rolledOut, { rows: '15' })).toThrow('game 1.0.0 does not fit');
  expect(valuesOf(takeBack(rolledOut, 'game'))).toEqual({ rows: 8 });
  const before = withRemote(empty, 'game', version('0.9.0', 0));
  expect(valuesOf(set(released(before, version('1.0.0', 10)), { rows: '8' }))).toEqual({ rows: 8 });
});

test('going back is never refused: a value that does not fit the version goes', () => {
  const before = withRemote(empty, 'game', version('0.9.0', 0));
  const after = set(released(before, version('1.0.0', 10)), { rows: '8' });
  expect(valuesOf(rollBack(after, 'game'))).toBeUndefined();
});
