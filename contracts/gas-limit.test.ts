import { gasLimit } from './gas-limit';

test('the gas limit is a fifth above the estimate', () => {
  expect(gasLimit(150_000n)).toBe(180_000n);
});

test('a small call has a margin for at least one emptied storage slot', () => {
  expect(gasLimit(29_000n)).toBe(51_100n);
});

test('a call has a margin for all slots that other transactions can empty', () => {
  expect(gasLimit(150_000n, 2)).toBe(194_200n);
});
