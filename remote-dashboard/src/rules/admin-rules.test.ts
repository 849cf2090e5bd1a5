import { checkDeposit, checkPrice, checkRoundId, priceWarning } from './admin-rules';

const limits = { minimum: '30000', maximum: '3000000', minDeposit: '30000', maxDeposit: '3000000' };
const PRICE_HINT = 'Enter a price above 0 with at most 8 decimals, or leave it empty';
const AMOUNT_HINT = 'Enter an amount above 0 with at most 18 decimals';

describe('a price', () => {
  test.each([
    ['', undefined],
    ['  ', undefined],
    ['2412.53', 2412.53],
    [' 2412.12345678 ', 2412.12345678],
  ])('accepts %j', (text, value) => {
    expect(checkPrice(text)).toEqual({ ok: true, value });
  });

  test.each(['0', '0.0', '-1', '1e9', 'abc', '2,412', '1.123456789', 'Infinity'])(
    'rejects %j',
    (text) => {
      expect(checkPrice(text)).toEqual({ ok: false, error: PRICE_HINT });
    },
  );

  test.each([
    [undefined, ''],
    [50_000, ''],
    [50_000.01, ' This price is suspiciously high.'],
  ])('warns of %p: %j [spec 5.12c]', (price, warning) => {
    expect(priceWarning(price)).toBe(warning);
  });
});

describe('a round ID', () => {
  test.each([
    ['', 'Please enter a round ID'],
    ['   ', 'Please enter a round ID'],
    ['0', 'A round ID is a whole number from 1 to 2,147,483,647'],
    ['1.5', 'A round ID is a whole number from 1 to 2,147,483,647'],
    ['-3', 'A round ID is a whole number from 1 to 2,147,483,647'],
    ['seven', 'A round ID is a whole number from 1 to 2,147,483,647'],
    ['2147483648', 'A round ID is a whole number from 1 to 2,147,483,647'],
    ['99999999999999999999', 'A round ID is a whole number from 1 to 2,147,483,647'],
  ])('rejects %j', (text, error) => {
    expect(checkRoundId(text)).toEqual({ ok: false, error });
  });

  test('accepts a whole number', () => {
    expect(checkRoundId(' 12 ')).toEqual({ ok: true, value: 12 });
  });
});

describe('a deposit limit', () => {
  test.each([
    ['', 'minimum', 'Please enter minimum deposit amount'],
    ['', 'maximum', 'Please enter maximum deposit amount'],
    ['0', 'minimum', AMOUNT_HINT],
    ['-5', 'minimum', AMOUNT_HINT],
    ['1e6', 'maximum', AMOUNT_HINT],
    ['0.1234567890123456789', 'minimum', AMOUNT_HINT],
    ['3000000.1', 'minimum', 'The minimum cannot be above the maximum, 3,000,000 ION'],
    ['30.000', 'minimum', 'Enter the number without thousands separators'],
    ['29999', 'maximum', 'The maximum cannot be below the minimum, 30,000 ION'],
  ] as const)('rejects %j as the %s', (text, bound, error) => {
    expect(checkDeposit(text, bound, limits, 'ION')).toEqual({ ok: false, error });
  });

  test.each([
    ['50000', 'minimum'],
    ['3000000', 'minimum'],
    ['30000', 'maximum'],
    ['0.5', 'minimum'],
  ] as const)('accepts %j as the %s', (text, bound) => {
    expect(checkDeposit(text, bound, limits, 'ION')).toEqual({ ok: true, value: text });
  });

  test('leaves the check to the server while the limits are unknown', () => {
    expect(checkDeposit('9999999', 'minimum', undefined, 'ION').ok).toBe(true);
  });
});
