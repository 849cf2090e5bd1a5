import type { CurrentPrice } from '@updown/shared';
import { checkOf } from './price-check';

const price: CurrentPrice = { price: 2410, change24h: null, timestamp: 100_000, source: 'moralis' };

test.each([
  ['taken before it was asked for', 112_000, 112_300, { ageSeconds: 12, cached: true }],
  ['taken for this question', 99_900, 100_200, { ageSeconds: 0, cached: false }],
  ['taken by a clock ahead of ours', 99_000, 99_500, { ageSeconds: 0, cached: false }],
])('an answer %s', (_what, askedAt, answeredAt, expected) => {
  expect(checkOf(price, askedAt, answeredAt)).toEqual({ price, ...expected });
});
