import { resultAmount, resultSum } from './result-amount';

test.each([
  ['win', 30n, 54n, { sign: '+', units: 24n }],
  ['win', 30n, 0n, null],
  ['lose', 30n, 0n, { sign: '−', units: 30n }],
  ['lose', 0n, 0n, null],
  ['draw', 30n, 30n, { sign: '', units: 30n }],
  ['void', 30n, 0n, { sign: '', units: 30n }],
] as const)('%s of a stake of %p that pays %p', (result, stake, payout, amount) => {
  expect(resultAmount({ result, stake, payout })).toEqual(amount);
});

test.each([
  ['win', 30n, 54n, 54n],
  ['win', 30n, 0n, null],
  ['lose', 30n, 0n, 30n],
  ['lose', 0n, 0n, null],
  ['draw', 30n, 30n, 30n],
  ['void', 30n, 0n, null],
] as const)('%s of a stake of %p that pays %p', (result, stake, payout, sum) => {
  expect(resultSum({ result, stake, payout })).toBe(sum);
});
