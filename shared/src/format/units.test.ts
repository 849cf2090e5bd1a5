import { randomBytes, randomInt } from 'node:crypto';
import * as ethers from 'ethers';
import { formatUnits, parseUnits } from './units';

const CASES = 200;
const places = Array.from({ length: 19 }, (_, decimals) => decimals);

function randomUnits(): bigint {
  const size = BigInt(`0x${randomBytes(randomInt(1, 33)).toString('hex')}`);
  return randomInt(2) === 0 ? size : -size;
}

function randomDigits(most: number): string {
  return Array.from({ length: randomInt(most + 1) }, () => randomInt(10)).join('');
}

/** The parser's result; null if it throws. */
function read(parse: (text: string, decimals: number) => bigint, text: string, decimals: number) {
  try {
    return parse(text, decimals);
  } catch {
    return null;
  }
}

describe.each(places)('with %i decimals', (decimals) => {
  test('writes and reads any amount as ethers does', () => {
    for (let made = 0; made < CASES; made += 1) {
      const units = randomUnits();
      const text = formatUnits(units, decimals);
      expect(text).toBe(ethers.formatUnits(units, decimals));
      expect(parseUnits(text, decimals)).toBe(units);
    }
  });

  test('reads or refuses any number as ethers does', () => {
    for (let made = 0; made < CASES; made += 1) {
      const sign = ['', '-', '+'][randomInt(3)]!;
      const dot = ['', '.'][randomInt(2)]!;
      const text = sign + randomDigits(25) + dot + randomDigits(20) + '0'.repeat(randomInt(4));
      expect([text, read(parseUnits, text, decimals)]).toEqual([
        text,
        read(ethers.parseUnits, text, decimals),
      ]);
    }
  });
});

test.each(['', '.', '-', '-.', '1e3', '0x10', '1,000', ' 1', '1 ', '1.2.3', 'ten', '٣'])(
  "refuses '%s', as ethers does",
  (text) => {
    expect(read(ethers.parseUnits, text, 18)).toBeNull();
    expect(() => parseUnits(text, 18)).toThrow();
  },
);

test.each(['5.', '.5', '-.5', '-0', '007', '1.50000'])("reads '%s' as ethers does", (text) => {
  expect(parseUnits(text, 2)).toBe(ethers.parseUnits(text, 2));
});

test('refuses one decimal too many, unless it is a zero', () => {
  expect(() => parseUnits('0.001', 2)).toThrow('more than 2 decimals');
  expect(parseUnits('0.010', 2)).toBe(1n);
});
