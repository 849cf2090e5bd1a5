import { parseAmount } from '../../format/amount';
import { curveShape } from './curve-shape';

function curve(...profits: number[]) {
  return profits.map((profit, index) => ({ roundId: index + 1, profit: `${profit}` }));
}

test('the line goes from zero to the last profit, between the highest and the lowest', () => {
  expect(curveShape(curve(300, -100, 100))).toEqual({
    line: '0,24 33.33,0 66.67,32 100,16',
    zero: 24,
    last: parseAmount('100'),
    highest: parseAmount('300'),
    lowest: parseAmount('-100'),
  });
});

test.each([
  ['only wins', curve(100, 200), 32],
  ['only losses', curve(-100, -200), 0],
  ['only returned stakes', curve(0, 0), 16],
  ['no round', curve(), 16],
])('with %s zero is where it belongs', (_what, points, zero) => {
  expect(curveShape(points).zero).toBe(zero);
});
