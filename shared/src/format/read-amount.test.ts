import { formatAmount } from './amount';
import { amountFromElsewhere, isAmbiguousAmount, readAmount } from './read-amount';

function ion(whole: number) {
  return BigInt(whole) * 10n ** 18n;
}

describe('reading an amount', () => {
  test.each([
    ['30000', ion(30_000)],
    [' 30000 ', ion(30_000)],
    ['0.000000000000000001', 1n],
    ['30000.', ion(30_000)],
    ['1,000', ion(1_000)],
    ['3 000 000', ion(3_000_000)],
  ])('accepts %p', (text, stake) => {
    expect(readAmount(text)).toBe(stake);
  });

  test.each(['', ' ', 'abc', '-5', '1e5', '0x10', '1.2.3', '0.0000000000000000001', 'NaN'])(
    'rejects %p',
    (text) => {
      expect(readAmount(text)).toBeNull();
    },
  );

  test('formats a parsed stake back, to the last base unit', () => {
    expect(formatAmount(readAmount('1234567.000000000000000001')!, 18, 18)).toBe(
      '1,234,567.000000000000000001',
    );
  });
});

const spanish = { group: '.', decimal: ',' };

describe('reading an amount in a language with other separators', () => {
  test.each([
    ['1.000', ion(1_000)],
    ['30.000', ion(30_000)],
    ['3.000.000,5', ion(3_000_000) + ion(1) / 2n],
    ['30000', ion(30_000)],
    ['1,5', ion(1) + ion(1) / 2n],
  ])('accepts %p', (text, stake) => {
    expect(readAmount(text, spanish)).toBe(stake);
  });

  test.each(['1.5', '30.00', '1.0000', '.500', '1,000.5', '30.000.'])(
    'refuses %p, which could mean two amounts',
    (text) => {
      expect(readAmount(text, spanish)).toBeNull();
    },
  );

  test.each(['1,5', '30,00', '30,000,'])('in English it refuses %p as well', (text) => {
    expect(readAmount(text)).toBeNull();
  });
});

describe('a text from elsewhere', () => {
  test.each([
    ['50000,5', ion(50_000) + ion(1) / 2n],
    ['100000,25', ion(100_000) + ion(1) / 4n],
    ['30.000,5', ion(30_000) + ion(1) / 2n],
    ['30,000.5', ion(30_000) + ion(1) / 2n],
    ['3.000.000', ion(3_000_000)],
    ['3,000,000', ion(3_000_000)],
    ['30\u00A0000,5', ion(30_000) + ion(1) / 2n],
    ['60000', ion(60_000)],
    ['0,500', ion(1) / 2n],
  ])('is one amount in every language: %p', (text, stake) => {
    expect(amountFromElsewhere(text)).toBe(stake);
  });

  test.each(['30,125', '30.000', '1.000'])('is ambiguous: %p', (text) => {
    expect(isAmbiguousAmount(text)).toBe(true);
    expect(amountFromElsewhere(text)).toBeNull();
  });

  test.each(['', 'abc', '-5', '1,00,000', '1.2.3', '30 000 50 000', '30,000 ION', '1e5'])(
    'is no amount: %p',
    (text) => {
      expect(isAmbiguousAmount(text)).toBe(false);
      expect(amountFromElsewhere(text)).toBeNull();
    },
  );
});
