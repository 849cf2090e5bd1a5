import {
  releaseOf,
  type Release,
  type SiteDescriptor,
} from '@updown/protocol/site/site-descriptor';
import { siteText } from '../site/change-descriptor';
import { smallRelease } from '../testing/small-site';
import { checkHostFollows, misfits } from './check-host';
import type { Verdict } from './judge-vitals';
import { shareAfter } from './next-step';
import { releaseVersion } from './release-version';
import { allowOverrides, removeRemote, setFlags, turnOff, turnOn, withRemote } from './remotes';
import { newestAfter, rollBack, rollOut, shareFrom } from './roll-out';

function version(number: string, content?: string): Release {
  return releaseOf(smallRelease('game', number, content).file);
}
function site(...versions: string[]): SiteDescriptor {
  const chart = releaseOf(smallRelease('chart', '0.1.0').file);
  const empty: SiteDescriptor = { schema: 2, serial: 4, remotes: { chart } };
  return versions.reduce((before, one) => released(before, version(one)), empty);
}
function released(before: SiteDescriptor, release: Release) {
  return releaseVersion(before, { name: 'game', release });
}
function rolledOut(before: SiteDescriptor, number: string, share: number) {
  return rollOut(before, { name: 'game', release: version(number), share });
}
function gameOf({ remotes }: SiteDescriptor) {
  const { version: current, fallback, next, off } = remotes['game']!;
  return [current, fallback?.version, next && `${next.version} at ${next.share}`, off];
}

describe('a release', () => {
  test('gives every visitor the new version, with the one before to fall back to', () => {
    expect(gameOf(site('0.1.0'))).toEqual(['0.1.0', undefined, undefined, undefined]);
    const after = site('0.1.0', '0.2.0');
    expect(gameOf(after)).toEqual(['0.2.0', '0.1.0', undefined, undefined]);
    expect(after.remotes['chart']).toBe(site().remotes['chart'] && after.remotes['chart']);
  });

  test('of the same version and bytes changes nothing; of other bytes it is refused', () => {
    const before = site('0.1.0');
    expect(released(before, version('0.1.0'))).toBe(before);
    expect(() => released(before, version('0.1.0', 'other'))).toThrow(
      'raise the version of remote-game',
    );
  });

  test('of an older version is refused, unless it is wanted', () => {
    const older = { name: 'game', release: version('0.1.0') };
    expect(() => releaseVersion(site('0.2.0'), older)).toThrow("older than the site's 0.2.0");
    expect(gameOf(releaseVersion(site('0.2.0'), { ...older, older: true }))[0]).toBe('0.1.0');
  });

  test('is refused while another version is being rolled out', () => {
    const before = rolledOut(site('0.1.0'), '0.2.0', 20);
    expect(() => released(before, version('0.3.0'))).toThrow(
      'being rolled out, to 20 % of the visitors',
    );
    expect(gameOf(released(before, version('0.2.0')))).toEqual([
      '0.2.0',
      '0.1.0',
      undefined,
      undefined,
    ]);
  });

  test('leaves a remote off that is off', () => {
    const after = released(turnOff(site('0.1.0'), 'game', 'Repairs'), version('0.2.0'));
    expect(gameOf(after)).toEqual(['0.2.0', '0.1.0', undefined, 'Repairs']);
  });
});

describe('a roll-out', () => {
  test('gives a share, another share, and all', () => {
    const at20 = rolledOut(site('0.1.0', '0.2.0'), '0.3.0', 20);
    expect(gameOf(at20)).toEqual(['0.2.0', '0.1.0', '0.3.0 at 20', undefined]);
    expect(gameOf(rolledOut(at20, '0.3.0', 50))[2]).toBe('0.3.0 at 50');
    expect(rolledOut(at20, '0.3.0', 20)).toBe(at20);
    expect(gameOf(rolledOut(at20, '0.3.0', 100))).toEqual(['0.3.0', '0.2.0', undefined, undefined]);
  });

  test('of the current version, of a second one, or of no share is refused', () => {
    const at20 = rolledOut(site('0.1.0'), '0.2.0', 20);
    expect(() => rolledOut(at20, '0.3.0', 20)).toThrow('being rolled out');
    expect(() => rolledOut(site('0.1.0'), '0.1.0', 20)).toThrow(
      'Every visitor has game 0.1.0 already',
    );
    expect(() => rolledOut(site(), '0.1.0', 20)).toThrow(
      "no remote 'game'. Its remotes are: chart.",
    );
    for (const wrong of ['0', '101', '2.5', 'half']) {
      expect(() => shareFrom(wrong)).toThrow('no share');
    }
  });

  test('by itself goes up a step, and back if it fails for a larger share of its sessions', () => {
    const after = (
      share: number,
      ofNext: [number, number],
      ofCurrent: [number, number],
      vitals: Verdict = 'fine',
    ) => {
      const [next, current] = [ofNext, ofCurrent].map(([failed, started]) => ({ started, failed }));
      return shareAfter({ share, ofNext: next!, ofCurrent: current!, vitals });
    };
    expect([5, 20, 50].map((share) => after(share, [0, 100], [0, 100]))).toEqual([20, 50, 100]);
    expect(after(7, [0, 100], [0, 100])).toBe(20);
    expect(after(20, [4, 40], [0, 100])).toBe(50); // three or four can be anybody's
    expect(after(20, [5, 40], [0, 100])).toBe(0);
    expect(after(20, [5, 0], [0, 100])).toBe(20); // too few sessions: it waits
    expect(after(20, [20, 0], [0, 100])).toBe(0); // it fails before it starts
    expect(after(20, [40, 1000], [20, 1000])).toBe(50); // no more than the background
    expect(after(20, [60, 1000], [20, 1000])).toBe(0);
    expect(after(5, [0, 10], [0, 190], 'worse')).toBe(0); // it is slow
    expect(after(20, [0, 100], [0, 100], 'unsure')).toBe(20); // it may be: it waits
    expect(after(20, [40, 100], [0, 100], 'unsure')).toBe(0); // it fails, slow or not
  });

  test('by itself is not taken back by three invented failures of a healthy version', () => {
    const healthy = { started: 300, failed: 3 };
    expect(shareAfter({ share: 20, ofNext: healthy, ofCurrent: healthy, vitals: 'fine' })).toBe(50);
  });
});

describe('a roll-back', () => {
  test('goes to the fall-back, and never has the version that is left as one', () => {
    expect(gameOf(rollBack(site('0.1.0', '0.2.0'), 'game'))).toEqual([
      '0.1.0',
      undefined,
      undefined,
      undefined,
    ]);
    expect(() => rollBack(site('0.1.0'), 'game')).toThrow('no version to fall back to');
  });

  test('goes to a named version, and is refused if that is the current one', () => {
    const before = site('0.1.0', '0.2.0', '0.3.0');
    expect(gameOf(rollBack(before, 'game', { to: version('0.1.0') }))).toEqual([
      '0.1.0',
      undefined,
      undefined,
      undefined,
    ]);
    expect(() => rollBack(before, 'game', { to: version('0.3.0') })).toThrow('already');
  });

  test('brings the fall-back that a version had, and the versions behind it', () => {
    const before = site('0.1.0', '0.2.0', '0.3.0', '0.4.0');
    const once = rollBack(before, 'game', { fallback: version('0.2.0') });
    expect(gameOf(once)).toEqual(['0.3.0', '0.2.0', undefined, undefined]);
    const twice = rollBack(once, 'game', { fallback: version('0.1.0') });
    expect(gameOf(twice)).toEqual(['0.2.0', '0.1.0', undefined, undefined]);
    expect(gameOf(rollBack(twice, 'game'))).toEqual(['0.1.0', undefined, undefined, undefined]);
    // 0.2.0 is gone, and 0.1.0 was published again with other content.
    expect(gameOf(rollBack(before, 'game', { fallback: version('0.1.0') }))[1]).toBe('0.1.0');
    expect(
      gameOf(rollBack(before, 'game', { fallback: version('0.1.0', 'x') }))[1],
    ).toBeUndefined();
    // A version that was left behind comes back with the next release only.
    expect(gameOf(released(once, version('0.5.0')))).toEqual([
      '0.5.0',
      '0.3.0',
      undefined,
      undefined,
    ]);
  });

  test('a roll-out keeps the versions behind the fall-back', () => {
    const before = rolledOut(site('0.1.0', '0.2.0', '0.3.0'), '0.4.0', 20);
    const back = rollBack(before, 'game');
    expect(gameOf(rollBack(back, 'game', { fallback: version('0.1.0') }))).toEqual([
      '0.2.0',
      '0.1.0',
      undefined,
      undefined,
    ]);
  });

  test('takes back a version that is being rolled out', () => {
    expect(gameOf(rollBack(rolledOut(site('0.1.0'), '0.2.0', 20), 'game'))).toEqual([
      '0.1.0',
      undefined,
      undefined,
      undefined,
    ]);
  });
});

test('a remote is turned off with a reason, and on again', () => {
  const off = turnOff(site('0.1.0'), 'game', ' Repairs ');
  expect(gameOf(off)[3]).toBe('Repairs');
  expect(gameOf(turnOn(off, 'game'))[3]).toBeUndefined();
  const on = site('0.1.0');
  expect(turnOn(on, 'game')).toBe(on);
  expect(() => turnOff(on, 'game', ' ')).toThrow('Say why');
});

test('a remote is removed, but not the last one', () => {
  const after = removeRemote(site('0.1.0'), 'game');
  expect(Object.keys(after.remotes)).toEqual(['chart']);
  expect(() => removeRemote(after, 'chart')).toThrow('the only remote');
  expect(() => removeRemote(after, 'toString')).toThrow("no remote 'toString'");
});

test('the newest published version after the current one is by numbers, not by letters', () => {
  expect(newestAfter('0.2.0', ['0.1.0', '0.9.0', '0.10.0'])).toBe('0.10.0');
  expect(newestAfter('0.10.0', ['0.9.0', '0.10.0'])).toBeUndefined();
});

test('a remote fits a host that provides every version that it needs', () => {
  const needs = { react: '^19.3.1', '@updown/shared': '^0.2.0', host: '^1.0.0' };
  expect(misfits(needs, { react: '19.4.0', '@updown/shared': '0.2.3', host: '1.1.0' })).toEqual([]);
  expect(misfits(needs, { react: '19.3.0', '@updown/shared': '0.3.0' })).toEqual([
    'it needs react ^19.3.1, and the host provides 19.3.0',
    'it needs @updown/shared ^0.2.0, and the host provides 0.3.0',
    'it needs host ^1.0.0, which the host does not provide',
  ]);
});

test('an older host is refused, and one that a version on the site does not fit', () => {
  const host = (number: string, contract: string) => ({
    version: number,
    provides: { react: '19.3.1', host: contract },
  });
  const before = rolledOut(site('0.1.0'), '0.2.0', 20);
  expect(() =>
    checkHostFollows(host('0.2.0', '1.1.0'), host('0.1.0', '1.0.0'), before),
  ).not.toThrow();
  const older = [host('0.1.0', '1.0.0'), host('0.2.0', '1.0.0'), before] as const;
  expect(() => checkHostFollows(...older)).toThrow('older');
  expect(() => checkHostFollows(...older, { skipNeeds: true })).toThrow('older');
  expect(() => checkHostFollows(...older, { older: true })).not.toThrow();
  const misfit = [host('0.2.0', '2.0.0'), undefined, before] as const;
  const reason = 'game 0.2.0: it needs host ^1.0.0, and the host provides 2.0.0';
  expect(() => checkHostFollows(...misfit)).toThrow(reason);
  expect(() => checkHostFollows(...misfit, { older: true })).toThrow(reason);
  expect(() => checkHostFollows(...misfit, { skipNeeds: true })).not.toThrow();
});

const closed: SiteDescriptor = { schema: 2, serial: 1, remotes: {} };
const LOCAL = 'http://localhost:3000';

test('a site allows exactly the origins that are named, and none by default', () => {
  const allowing = allowOverrides(closed, [LOCAL, LOCAL]);
  expect(allowing.overrides).toEqual([LOCAL]);
  expect(allowOverrides(allowing, [LOCAL])).toBe(allowing);
  expect(allowOverrides(allowing, [])).toEqual(closed);
  expect(allowOverrides(closed, [])).toBe(closed);
});

test.each([
  'http://dev.example',
  '*',
  "https://a.example; script-src 'unsafe-inline'",
  'https://a.example/path',
])('the descriptor takes no %s', async (origin) => {
  await expect(siteText(allowOverrides(closed, [origin]), undefined)).rejects.toThrow(
    'It is not an origin',
  );
});

test('a flag is on only if a part of the site asks for it', () => {
  const before = site('0.1.0');
  expect(() => setFlags(before, ['cup'])).toThrow("for the flag 'cup'. Its flags are: none.");
  const page = { path: '/cup', title: { en: 'Cup' }, module: 'Cup', when: { flag: 'cup' } };
  const game = { ...before.remotes['game']!, contributes: { pages: [page] } };
  const asking = withRemote(before, 'game', game);
  const on = setFlags(asking, ['cup']);
  expect(on.flags).toEqual(['cup']);
  expect(setFlags(on, ['cup', 'cup'])).toBe(on);
  expect(() => setFlags(on, ['cpu'])).toThrow("for the flag 'cpu'. Its flags are: cup.");
  expect(setFlags(on, [])).toEqual(asking);
});
