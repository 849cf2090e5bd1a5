import type { RecentPrediction } from '@updown/shared';
import { resultTitle, roundTitle } from './tab-title';

const END = 1_800_000_300;
const round = { start_time: END - 300, end_time: END, start_price: 2400 };
const now = (END - 249) * 1000;

function at(price: number, timestamp = now) {
  return { price, timestamp, everySeconds: 2 };
}

test.each([
  [2402.5, '4:09 ▲ $2.50 · UpDown'],
  [2396.29, '4:09 ▼ $3.71 · UpDown'],
  [2400, '4:09 = $0.00 · UpDown'],
  [null, '4:09 · UpDown'],
])('while a round runs, the title counts down beside the distance of %s', (price, title) => {
  expect(roundTitle({ round, price: price === null ? null : at(price), now })).toBe(title);
});

test('an old price has no distance in the title', () => {
  const price = at(2402.5, now - 30_000);
  expect(roundTitle({ round, price, now })).toBe('4:09 · UpDown');
});

test('without a running round there is nothing to count', () => {
  expect(roundTitle({ round: null, price: at(2400), now })).toBeNull();
  expect(roundTitle({ round, price: at(2400), now: END * 1000 })).toBeNull();
});

const bet: RecentPrediction = {
  round_id: 7,
  direction: 'UP',
  stake_amount: '30000',
  payout_amount: '45380.95',
  status: 'win',
};

test('a win shows the gain on top of the stake, a loss shows the lost amount', () => {
  expect(resultTitle(bet, 'ION')).toBe('Won +15,380 ION');
  expect(resultTitle({ ...bet, payout_amount: '0', status: 'lose' }, 'ION')).toBe(
    'Lost −30,000 ION',
  );
  expect(resultTitle({ ...bet, payout_amount: '30000', status: 'draw' }, 'ION')).toBe(
    'Stake returned',
  );
  expect(resultTitle({ ...bet, status: 'pending' }, 'ION')).toBeNull();
});
