import { poolShares } from './pool-share';

test.each([
  [660_000n, 90_000n, { up: '88%', down: '12%' }],
  [1n, 1n, { up: '50%', down: '50%' }],
  [30_000n, 0n, { up: '100%', down: '0%' }],
  [2_999n, 1n, { up: '>99%', down: '<1%' }],
  [1n, 2_999n, { up: '<1%', down: '>99%' }],
  [630_000n, 90_000n, { up: '88%', down: '12%' }],
])('of %d and %d', (up, down, shares) => {
  expect(poolShares(up, down)).toEqual(shares);
});

test('an empty pool has no shares', () => {
  expect(poolShares(0n, 0n)).toBeNull();
});
