import { questionOf } from './question';

const round = { start_price: 2400, end_time: Date.UTC(2026, 10, 26, 14, 35) / 1000 };
const OF_THE_NEXT = 'Will ETH go up or down next round?';

test('asks about the start price at the end of the open round', () => {
  expect(questionOf(round, 'active')).toBe('Will ETH be above $2,400.00 at 14:35?');
});

test.each(['locked', 'resolving', 'idle'] as const)(
  'asks about the next round in a round that is %s',
  (phase) => {
    expect(questionOf(round, phase)).toBe(OF_THE_NEXT);
  },
);

test('asks about the next round before the first one', () => {
  expect(questionOf(null, 'none')).toBe(OF_THE_NEXT);
});
