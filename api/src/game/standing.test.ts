import { afterBet, endOf, NO_STANDING, startOf, type EndedBet } from './standing';

function at(text: string): number {
  return Date.parse(text) / 1000;
}

test.each([
  ['day', '2026-11-25T00:00:00Z', '2026-11-25T00:00:00Z', '2026-11-26T00:00:00Z'],
  ['day', '2026-11-25T23:59:59Z', '2026-11-25T00:00:00Z', '2026-11-26T00:00:00Z'],
  ['week', '2026-11-22T23:59:59Z', '2026-11-16T00:00:00Z', '2026-11-23T00:00:00Z'],
  ['week', '2026-11-23T00:00:00Z', '2026-11-23T00:00:00Z', '2026-11-30T00:00:00Z'],
] as const)('the %s of %s lasts from %s to %s', (period, time, since, until) => {
  expect(startOf(period, at(time))).toBe(at(since));
  expect(endOf(period, at(since))).toBe(at(until));
});

test('every time is in the one period that has no end', () => {
  expect([startOf('always', 1), startOf('always', at('2026-11-25T00:00:00Z'))]).toEqual([0, 0]);
  expect(endOf('always', 0)).toBeNull();
});

test('a returned stake counts as a round, but neither as a win nor as a loss, and ends no streak', () => {
  const bet: EndedBet = {
    player: '0x1',
    round_id: 1,
    up: true,
    amount: 100n,
    up_pool: 100n,
    down_pool: 100n,
    outcome: 'Up',
  };
  const bets = (['Up', 'Void', 'Draw', 'Up', 'Down'] as const).map((outcome, index) => ({
    ...bet,
    round_id: index + 1,
    outcome,
  }));
  expect(bets.reduce(afterBet, NO_STANDING)).toEqual({
    profit: 80n + 80n - 100n,
    staked: 500n,
    rounds: 5,
    wins: 2,
    losses: 1,
    current_streak: -1,
    longest_streak: 2,
    last_round: 5,
  });
});
