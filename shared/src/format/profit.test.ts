import { parseAmount } from './amount';
import { formatProfit } from './profit';

test.each([
  ['15380.951234', '+15,380.95'],
  ['-30000', '−30,000'],
  ['-1234567.899', '−1,234,567.89'],
  ['0', '0'],
  ['-0.000000000000000001', '0'],
])('%s tokens are shown as %s', (profit, text) => {
  expect(formatProfit(parseAmount(profit))).toBe(text);
});

test('shows every digit on request', () => {
  expect(formatProfit(-1n, 18)).toBe('−0.000000000000000001');
});
