import { moveFrom } from './move';

test.each([
  [2406.78, 2403.07, { way: 'down', dollars: '$3.71', percent: '−0.15%' }],
  [2400, 2412.5, { way: 'up', dollars: '$12.50', percent: '+0.52%' }],
  [2400, 2400, { way: 'level', dollars: '$0.00', percent: '0.00%' }],
  [2400, 2399.98, { way: 'down', dollars: '$0.02', percent: '<0.01%' }],
  [2400, 2400.001, { way: 'up', dollars: '<$0.01', percent: '<0.01%' }],
  [0, 2400, { way: 'up', dollars: '$2,400.00', percent: '0.00%' }],
])('from %d to %d', (start, price, move) => {
  expect(moveFrom(start, price)).toEqual(move);
});
