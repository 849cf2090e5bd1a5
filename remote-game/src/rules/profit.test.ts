import { ion } from '../../testing/fake-chain';
import { profitOf } from './payout';

test.each([
  ['a win', '54000', '30000', 24_000],
  ['a loss', '0', '30000', -30_000],
  ['a returned stake', '30000', '30000', 0],
])('%s is the payout minus the stake', (_what, payout, stake, profit) => {
  expect(profitOf(payout, stake)).toBe(ion(profit));
});
