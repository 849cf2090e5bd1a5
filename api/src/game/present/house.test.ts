import { houseFigures } from './house';

const sums = { rounds: 2, players: 3, stakes: 100n, payouts: 120n, refunds: 5n, burned: 1n };
const nothing = {
  rounds: 0,
  players: 0,
  stakes: '0',
  payouts: '0',
  refunds: '0',
  burned: '0',
  result: '0',
};

test('each day of the period has its figures, even a day without a round', () => {
  const { days, total } = houseFigures(
    [
      { day: 20_001, ...sums },
      { day: null, ...sums },
    ],
    20_000,
    20_001,
  );
  const shown = { ...nothing, rounds: 2, players: 3, stakes: '100', payouts: '120', refunds: '5' };
  // 100 − 120 − 5 − 1
  const counted = { ...shown, burned: '1', result: '-26' };
  expect(days).toEqual([
    { day: '2024-10-04', ...nothing },
    { day: '2024-10-05', ...counted },
  ]);
  expect(total).toEqual(counted);
});

test('a period without a round is all zeros', () => {
  expect(houseFigures([], 20_000, 20_000)).toEqual({
    days: [{ day: '2024-10-04', ...nothing }],
    total: nothing,
  });
});
