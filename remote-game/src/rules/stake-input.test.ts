import { groupDigits } from '@updown/shared';
import {
  caretIn,
  DEFAULT_LIMITS,
  highestStake,
  quickAmounts,
  settledStake,
  stakeError,
  steppedStake,
  typedText,
} from './stake-input';

function ion(whole: number) {
  return BigInt(whole) * 10n ** 18n;
}

const spanish = { group: '.', decimal: ',' };

describe('typing', () => {
  test.each([
    ['a digit regroups', '3.000', '30.000', '30.000'],
    ['a deleted digit regroups', '30.000', '30.00', '3.000'],
    ['a digit in the middle regroups', '30.000', '301.000', '301.000'],
    ['a sign between groups stays as typed', '1', '1.', '1.'],
    ['what follows stays too, and so is no other amount', '1.', '1.5', '1.5'],
    ['until the groups are right', '1.00', '1.000', '1.000'],
    ['a decimal is kept', '30.000', '30.000,5', '30.000,5'],
  ])('%s', (_what, before, typed, next) => {
    expect(typedText(before, typed, spanish)).toBe(next);
  });
});

describe('a stake after the player leaves the input', () => {
  test.each(['5', '29,999', '0', '-5', '-40000', '-0.5', '-1e5'])(
    'is raised to the minimum: %p',
    (text) => {
      expect(settledStake(text, DEFAULT_LIMITS)).toBe('30,000');
    },
  );

  test.each(['30000', '40000', '99999999', 'abc', '', '50.000'])('stays as it is: %p', (text) => {
    expect(settledStake(text, DEFAULT_LIMITS)).toBe(text);
  });
});

describe('grouping the digits', () => {
  test.each([
    ['3000000', '3,000,000'],
    ['3000,000.50', '3,000,000.50'],
    ['300', '300'],
    ['', ''],
    ['.5', '.5'],
    ['-5', '-5'],
    ['1e5', '1e5'],
  ])('of %p is %p', (text, grouped) => {
    expect(groupDigits(text)).toBe(grouped);
  });

  test.each([
    ['30000', 5, 6],
    ['30000', 0, 0],
    // A digit typed after the 3 of 30,000.
    ['310,000', 2, 2],
    // The first 0 of 3,000,000 deleted.
    ['3,00,000', 2, 1],
  ])('keeps the caret of %p at %d behind its digit', (typed, caret, place) => {
    expect(caretIn(groupDigits(typed), typed, caret)).toBe(place);
  });
});

describe('a step', () => {
  test.each([
    [ion(30_000), 1n, ion(40_000)],
    [ion(45_000), -1n, ion(35_000)],
    [ion(35_000), -1n, ion(30_000)],
    [ion(2_995_000), 1n, ion(3_000_000)],
    [null, 1n, ion(30_000)],
  ] as const)('from %p by %p is %p', (stake, steps, next) => {
    expect(steppedStake(stake, steps, DEFAULT_LIMITS)).toBe(next);
  });
});

describe('the highest stake', () => {
  const both = (up: number, down: number) => ({ up: ion(up), down: ion(down) });
  test.each([
    ['the balance in whole tokens', ion(50_000) + 9n, null, ion(50_000)],
    ['the maximum', ion(9_000_000), null, ion(3_000_000)],
    ['what one side takes', ion(9_000_000), both(2_000_000, 0), ion(2_000_000)],
    ['none below the minimum', ion(29_999), null, null],
    ['none if no side takes the minimum', ion(50_000), both(0, 0), null],
  ])('is %s', (_what, balance, largest, highest) => {
    expect(highestStake(balance, DEFAULT_LIMITS, largest)).toBe(highest);
  });
});

describe('the error of a stake', () => {
  test.each([
    [null, 'Enter the stake as a number of tokens.'],
    [ion(29_999), 'Minimum stake is 30,000 tokens.'],
    [ion(30_000), null],
    [ion(3_000_000), null],
    [ion(3_000_000) + 1n, 'Maximum stake is 3,000,000 tokens.'],
  ])('of %p is %p [spec 5.8c]', (stake, error) => {
    expect(stakeError(stake, DEFAULT_LIMITS)).toBe(error);
  });
});

describe('quick amounts', () => {
  const labels = (minimum: number, maximum: number) =>
    quickAmounts({ minimum: ion(minimum), maximum: ion(maximum) }).map(({ label }) => label);

  test('are 1, 2, 5 and 10 times the minimum, in K [spec 2.27b 9.14]', () => {
    expect(labels(30_000, 3_000_000)).toEqual(['30K', '60K', '150K', '300K']);
  });

  test('leave out amounts above the maximum, and keep the maximum itself [spec 2.27c]', () => {
    expect(labels(30_000, 150_000)).toEqual(['30K', '60K', '150K']);
    expect(labels(30_000, 149_999)).toEqual(['30K', '60K']);
  });

  test('show a fraction of a K', () => {
    expect(labels(1_500, 15_000)).toEqual(['1.5K', '3K', '7.5K', '15K']);
  });

  test('are none without a minimum', () => {
    expect(labels(0, 100)).toEqual([]);
  });
});
