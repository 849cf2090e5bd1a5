import { formatPercent } from './price';

test.each([
  [1.25, '+1.25%'],
  [-0.4, '-0.40%'],
  [0, '0.00%'],
  [0.0008, '<0.01%'],
  [-0.0008, '<0.01%'],
  [-0.005, '-0.01%'],
])('writes a change of %s percent as %s', (percent, text) => {
  expect(formatPercent(percent)).toBe(text);
});
