import {
  DEFAULT_LIMITS,
  parseStake,
  quickAmounts,
  settledStake,
  stakeProblem,
  stakeText,
} from './stake-input';

const ion = (whole: number) => BigInt(whole) * 10n ** 18n;

describe('reading a stake', () => {
  it.each([
    ['30000', ion(30_000)],
    [' 30000 ', ion(30_000)],
    ['0.000000000000000001', 1n],
    ['30000.', ion(30_000)],
  ])('takes %p', (text, stake) => {
    expect(parseStake(text)).toBe(stake);
  });

  it.each(['', ' ', 'abc', '-5', '1e5', '1,000', '0x10', '1.2.3', '0.0000000000000000001', 'NaN'])(
    'does not take %p',
    (text) => {
      expect(parseStake(text)).toBeNull();
    },
  );

  it('writes back what it read, to the last base unit', () => {
    expect(stakeText(parseStake('1234567.000000000000000001')!)).toBe('1234567.000000000000000001');
  });
});

describe('a stake that is not being typed', () => {
  it('is raised to the minimum', () => {
    expect(settledStake('5', DEFAULT_LIMITS)).toBe('30000');
  });

  it.each(['30000', '40000', '99999999', 'abc', ''])('stays as it is: %p', (text) => {
    expect(settledStake(text, DEFAULT_LIMITS)).toBe(text);
  });
});

describe('what is wrong with a stake', () => {
  it.each([
    [null, 'Enter the stake as a number of tokens.'],
    [ion(29_999), 'Minimum stake is 30,000 tokens.'],
    [ion(30_000), null],
    [ion(3_000_000), null],
    [ion(3_000_000) + 1n, 'Maximum stake is 3,000,000 tokens.'],
  ])('of %p is %p', (stake, problem) => {
    expect(stakeProblem(stake, DEFAULT_LIMITS)).toBe(problem);
  });
});

describe('quick amounts', () => {
  const labels = (minimum: number, maximum: number) =>
    quickAmounts({ minimum: ion(minimum), maximum: ion(maximum) }).map(({ label }) => label);

  it('are 1, 2, 5 and 10 times the minimum, in K', () => {
    expect(labels(30_000, 3_000_000)).toEqual(['30K', '60K', '150K', '300K']);
  });

  it('leave out what is above the maximum, and keep what meets it', () => {
    expect(labels(30_000, 150_000)).toEqual(['30K', '60K', '150K']);
    expect(labels(30_000, 149_999)).toEqual(['30K', '60K']);
  });

  it('show a fraction of a K', () => {
    expect(labels(1_500, 15_000)).toEqual(['1.5K', '3K', '7.5K', '15K']);
  });

  it('are none where there is no minimum', () => {
    expect(labels(0, 100)).toEqual([]);
  });
});
