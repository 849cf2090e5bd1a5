import { isEndingSoon, isRunning, phaseOf } from './round-phase';

const round = { lock_time: 1_295, end_time: 1_300, outcome: null };

describe('the phase of a round', () => {
  it.each([
    ['none', null, 0],
    ['open', round, 1_000_000],
    ['open', round, 1_294_999],
    ['locked', round, 1_295_000],
    ['locked', round, 1_299_999],
    ['ended', round, 1_300_000],
    ['over', { ...round, outcome: 'UP' as const }, 1_300_000],
    ['over', { ...round, outcome: 'VOID' as const }, 1_300_000],
  ])('is %p', (phase, given, now) => {
    expect(phaseOf(given, now)).toBe(phase);
  });

  it('follows the lock of the round itself, whatever its length', () => {
    expect(phaseOf({ ...round, lock_time: 1_240 }, 1_250_000)).toBe('locked');
    expect(phaseOf({ ...round, lock_time: 1_300 }, 1_299_000)).toBe('open');
  });

  it('says whether the round runs', () => {
    expect((['none', 'open', 'locked', 'ended', 'over'] as const).map(isRunning)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('the warning before the end', () => {
  it.each([
    [1_289_999, false],
    [1_290_000, true],
    [1_299_999, true],
    [1_300_000, false],
  ])('at %p: %p', (now, warns) => {
    expect(isEndingSoon(1_300, now)).toBe(warns);
  });
});
