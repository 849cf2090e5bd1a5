import { gapOf, valueOf, wayOf } from './columns';

const row = {
  profit: '-30000500000000000000000',
  return: -0.25,
  volume: `${12n * 10n ** 22n}`,
  streak: 7,
};

test('each value is shown in its own form', () => {
  expect(valueOf.profit(row)).toBe('−30,000.5');
  expect(valueOf.return(row)).toBe('−25.00%');
  expect(valueOf.volume(row)).toBe('120,000');
  expect(valueOf.streak(row)).toBe('7');
});

test('the way to a higher row is in the unit of the order', () => {
  const above = { profit: `${10n ** 22n}`, return: 0.5, volume: `${15n * 10n ** 22n}`, streak: 8 };
  const gaps = (['profit', 'return', 'volume', 'streak'] as const).map((order) =>
    gapOf[order](row, above, 'ION'),
  );
  expect(gaps).toEqual(['40,000.5 ION', '75.00%', '30,000 ION', '1 win']);
});

test.each([
  ['-1', 'down'],
  ['0', 'text'],
  [0.5, 'up'],
])('%s has the ink %s', (value, way) => {
  expect(wayOf(value)).toBe(way);
});
