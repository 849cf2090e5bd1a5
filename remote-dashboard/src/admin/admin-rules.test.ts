import { checkDeposit, checkPrice, checkRoundId, isAdmin, priceWarning } from './admin-rules';

const limits = { minimum: '30000', maximum: '3000000', minDeposit: '30000', maxDeposit: '3000000' };
const priceHint = 'Enter a price above 0 with at most 8 decimals, or leave it empty';
const amountHint = 'Enter an amount above 0 with at most 18 decimals';

describe('a price', () => {
  test.each([
    ['', undefined],
    ['  ', undefined],
    ['2412.53', 2412.53],
    [' 2412.12345678 ', 2412.12345678],
  ])('%j is taken', (text, value) => {
    expect(checkPrice(text)).toEqual({ ok: true, value });
  });

  test.each(['0', '0.0', '-1', '1e9', 'abc', '2,412', '1.123456789', 'Infinity'])(
    '%j is refused',
    (text) => {
      expect(checkPrice(text)).toEqual({ ok: false, error: priceHint });
    },
  );

  test.each([
    [undefined, ''],
    [50_000, ''],
    [50_000.01, ' This price is suspiciously high.'],
  ])('%p is warned of: %j', (price, warning) => {
    expect(priceWarning(price)).toBe(warning);
  });
});

describe('a round ID', () => {
  test.each([
    ['', 'Please enter a round ID'],
    ['   ', 'Please enter a round ID'],
    ['0', 'A round ID is a whole number from 1 on'],
    ['1.5', 'A round ID is a whole number from 1 on'],
    ['-3', 'A round ID is a whole number from 1 on'],
    ['seven', 'A round ID is a whole number from 1 on'],
    ['99999999999999999999', 'A round ID is a whole number from 1 on'],
  ])('%j is refused', (text, error) => {
    expect(checkRoundId(text)).toEqual({ ok: false, error });
  });

  test('a whole number is taken', () => {
    expect(checkRoundId(' 12 ')).toEqual({ ok: true, value: 12 });
  });
});

describe('a deposit limit', () => {
  test.each([
    ['', 'minimum', 'Please enter minimum deposit amount'],
    ['', 'maximum', 'Please enter maximum deposit amount'],
    ['0', 'minimum', amountHint],
    ['-5', 'minimum', amountHint],
    ['1e6', 'maximum', amountHint],
    ['0.1234567890123456789', 'minimum', amountHint],
    ['3000000.1', 'minimum', 'The minimum cannot be above the maximum, 3,000,000 ION'],
    ['29999', 'maximum', 'The maximum cannot be below the minimum, 30,000 ION'],
  ] as const)('%j as the %s is refused', (text, bound, error) => {
    expect(checkDeposit(text, bound, limits)).toEqual({ ok: false, error });
  });

  test.each([
    ['50000', 'minimum'],
    ['3000000', 'minimum'],
    ['30000', 'maximum'],
    ['0.5', 'minimum'],
  ] as const)('%j as the %s is taken', (text, bound) => {
    expect(checkDeposit(text, bound, limits)).toEqual({ ok: true, value: text });
  });

  test('while the limits are not known, the server judges', () => {
    expect(checkDeposit('9999999', 'minimum', undefined).ok).toBe(true);
  });
});

test.each([
  [true, false, true],
  [false, true, true],
  [false, false, false],
])('owner %s, manager %s: admin %s', (isOwner, isGameManager, expected) => {
  const address = '0x00000000000000000000000000000000000000Aa';
  const info = { owner: address, gameManager: address, currentWallet: address };
  expect(isAdmin({ isOwner, isGameManager, ...info })).toBe(expected);
});
