import { pageLanguage } from '../i18n/page-language';
import { formatAmount, formatProfit, formatThousands, formatTokens, parseAmount } from './amount';

afterEach(() => pageLanguage.show('en'));

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
    [parseAmount('0.1234567'), '0.12'],
    [parseAmount('0.9999999'), '0.99'],
    [1n, '0'],
    [parseAmount('-1234.5'), '-1,234.5'],
  ])('writes %s as %s', (units, text) => {
    expect(formatAmount(units)).toBe(text);
  });

  test('shows up to six decimals where they are asked for [spec 5.18]', () => {
    expect(formatAmount(parseAmount('0.9999999'), undefined, 6)).toBe('0.999999');
  });

  test('shows every digit of an amount that no float holds', () => {
    const units = parseAmount('123456789012345678901.123456789012345678');
    expect(formatAmount(units, 18, 18)).toBe('123,456,789,012,345,678,901.123456789012345678');
  });

  test.each([
    ['es', '1.234,5'],
    ['tr', '1.234,5'],
    ['vi', '1.234,5'],
    ['zh', '1,234.5'],
  ] as const)('has the separators of %s, also between four digits', async (language, text) => {
    await pageLanguage.show(language);
    expect(formatAmount(parseAmount('1234.5'))).toBe(text);
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

describe('formatProfit', () => {
  test.each([
    ['15380.951234', '+15,380.95'],
    ['-30000', '−30,000'],
    ['-1234567.899', '−1,234,567.89'],
    ['0', '0'],
    ['-0.000000000000000001', '0'],
  ])('shows %s tokens as %s', (profit, text) => {
    expect(formatProfit(parseAmount(profit))).toBe(text);
  });

  test('shows every digit on request', () => {
    expect(formatProfit(-1n, 18)).toBe('−0.000000000000000001');
  });
});
