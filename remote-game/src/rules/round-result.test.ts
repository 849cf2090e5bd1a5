import { canClaim, roundResult } from './round-result';

const round = { id: 7, start_price: 2400, end_price: 2410, outcome: 'UP' as const };
const up = { hasPredicted: true, predictedUp: true };
const down = { hasPredicted: true, predictedUp: false };

describe("the player's result of a round", () => {
  test("is 'no_active_round' without a round [spec 4.16d]", () => {
    expect(roundResult(null, up)).toEqual({ status: 'no_active_round' });
  });

  test("is 'no_prediction' for a visitor, and for a player without a prediction [spec 4.16c]", () => {
    expect(roundResult(round, null)).toEqual({ status: 'no_prediction' });
    expect(roundResult(round, { ...up, hasPredicted: false })).toEqual({ status: 'no_prediction' });
  });

  test('is pending until the round has its outcome [spec 4.16b]', () => {
    expect(roundResult({ ...round, outcome: null, end_price: null }, up)).toEqual({
      status: 'pending',
    });
  });

  test.each([
    ['win', 'UP', up],
    ['lose', 'UP', down],
    ['lose', 'DOWN', up],
    ['win', 'DOWN', down],
    ['draw', 'DRAW', up],
    ['draw', 'DRAW', down],
    ['void', 'VOID', up],
    ['void', 'VOID', down],
  ] as const)('is a %s if the outcome is %s [spec 3.10 4.16a]', (result, outcome, position) => {
    expect(roundResult({ ...round, outcome }, position)).toEqual({
      status: 'resolved',
      result,
      roundInfo: { priceAtStart: 2400, priceAtEnd: 2410 },
    });
  });
});

test.each([
  ['win', false, true],
  ['win', true, false],
  ['draw', false, true],
  ['void', false, true],
  ['lose', false, false],
] as const)(
  'after a %s, with the claim made: %s, a payout waits: %s',
  (result, hasClaimed, waits) => {
    const roundInfo = { priceAtStart: 2400, priceAtEnd: 2410 };
    expect(canClaim({ status: 'resolved', result, roundInfo }, hasClaimed)).toBe(waits);
  },
);

test('no payout waits before the result', () => {
  expect(canClaim({ status: 'pending' }, false)).toBe(false);
});
