import { standingOf } from './standing';

test.each([
  [true, 2400, 2402.5, 'winning', 'Winning by $2.50'],
  [false, 2400, 2402.5, 'losing', 'Losing by $2.50'],
  [true, 2406.78, 2403.07, 'losing', 'Losing by $3.71'],
  [false, 2406.78, 2403.07, 'winning', 'Winning by $3.71'],
  [true, 2400, 2400, 'level', 'Level'],
  [true, 2400, 2400.001, 'winning', 'Winning by <$0.01'],
])('UP %p from %d at %d', (isUp, start, price, way, text) => {
  expect(standingOf(isUp, start, price)).toEqual({ way, text });
});
