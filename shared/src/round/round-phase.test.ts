import { isRoundRunning, roundPhase, roundStatus } from './round-phase';

const active = { status: 'active' as const, lockTime: 1_295, endTime: 1_300 };
const resolving = { ...active, status: 'resolving' as const };
const idle = { ...active, status: 'idle' as const };

test.each([
  ['none', null, 0],
  ['active', active, 1_000_000],
  ['active', active, 1_299_999],
  ['resolving', active, 1_300_000],
  ['resolving', resolving, 1_300_000],
  ['idle', idle, 1_300_000],
])('the status of a round is %p', (status, round, now) => {
  expect(roundStatus(round, now)).toBe(status);
});

describe('the phase of a round', () => {
  test.each([
    ['none', null, 0],
    ['active', active, 1_000_000],
    ['active', active, 1_294_999],
    ['locked', active, 1_295_000],
    ['locked', active, 1_299_999],
    ['resolving', active, 1_300_000],
    ['resolving', resolving, 1_300_000],
    ['idle', idle, 1_300_000],
  ])('is %p [spec 4.5b]', (phase, round, now) => {
    expect(roundPhase(round, now)).toBe(phase);
  });

  test("follows the round's own lock time", () => {
    expect(roundPhase({ ...active, lockTime: 1_240 }, 1_250_000)).toBe('locked');
    expect(roundPhase({ ...active, lockTime: 1_300 }, 1_299_000)).toBe('active');
  });

  test('separates a running round from others', () => {
    const phases = ['none', 'active', 'locked', 'resolving', 'idle'] as const;
    expect(phases.filter(isRoundRunning)).toEqual(['active', 'locked']);
  });
});
