import { timeLabels } from '../candles/time-labels';
import { describeLine } from './describe-line';
import { roundLine, type LineRound } from './round-line';

const START = Date.UTC(2026, 10, 20, 12) / 1000;
const round: LineRound = {
  id: 7,
  status: 'active',
  start_time: START,
  end_time: START + 300,
  lock_time: START + 295,
  start_price: 2400,
  end_price: null,
  outcome: null,
};
function at(seconds: number, price: number) {
  return { time: (START + seconds) * 1000, price };
}
const prices = [at(2, 2410.5), at(4, 2399)];
const own = { hasPredicted: true, predictedUp: true, predictedAt: START + 2 };
const label = timeLabels('Etc/UTC');

function described(change: Partial<LineRound> = {}, more = prices) {
  const shown = { ...round, ...change };
  return describeLine(shown, roundLine(shown, more, own), label);
}

test('names the round, its start price, the side, the extremes and the own prediction', () => {
  expect(described()).toBe(
    'ETH price in round #7, 12:00 to 12:05, start price $2,400.00: now below the start price, ' +
      'lowest $2,399.00, highest $2,410.50. You predicted UP at $2,410.50.',
  );
});

test('stays the same for a price that changes neither side nor extremes', () => {
  expect(described({}, [...prices, at(6, 2399.5)])).toBe(described());
  expect(described({}, [...prices, at(6, 2400.5)])).toContain('now above the start price');
});

test('names the end price and the result', () => {
  const over = { status: 'idle', end_price: 2401, outcome: 'UP' } as const;
  expect(described(over)).toMatch(
    /: ended at \$2,401\.00, above the start price, .* The price went UP\.$/,
  );
  expect(described({ ...over, end_price: 2400, outcome: 'DRAW' })).toMatch(
    /ended at \$2,400\.00, at the start price, .* A draw\.$/,
  );
});
