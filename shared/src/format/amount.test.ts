import { formatAmount, formatThousands, formatTokens, parseAmount } from './amount';

describe('parseAmount', () => {
  test('keeps every digit of a decimal string', () => {
    expect(parseAmount('30000.000000000000000001')).toBe(30_000_000_000_000_000_000_001n);
  });

  test('rejects more digits than the token has', () => {
    expect(() => parseAmount('0.0000000000000000001')).toThrow();
  });

  test('rejects text that is not a number', () => {
    expect(() => parseAmount('thirty')).toThrow();
  });
});

describe('formatAmount', () => {
  test.each([
    [0n, '0'],
    [parseAmount('30000'), '30,000'],
    [parseAmount('1234567.5'), '1,234,567.5'],
    [parseAmount('0.1234567'), '0.123456'],
    [parseAmount('0.9999999'), '0.999999'],
    [1n, '0'],
  ])('writes %s as %s', (units, text) => {
    expect(formatAmount(units)).toBe(text);
  });

  test('takes the decimal strings of the API', () => {
    expect(formatTokens('57000.25')).toBe('57,000.25');
  });
});

describe('formatThousands', () => {
  test.each([
    ['30000', '30K'],
    ['300000', '300K'],
    ['1500', '1.5K'],
    ['3000000', '3,000K'],
  ])('writes %s tokens as %s', (tokens, text) => {
    expect(formatThousands(parseAmount(tokens))).toBe(text);
  });
});
