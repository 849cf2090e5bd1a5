import { keptDirections } from './keeping-direction';

test('counts the rounds whose first minutes had the direction of the end', () => {
  const upAndUp = [100, 101, 102, 103, 104];
  const upAndDown = [105, 106, 106, 106, 104];
  const stillThenUp = [103, 103, 104, 104, 104];
  const kept = keptDirections([...upAndUp, ...upAndDown, ...stillThenUp, 105]);
  expect(kept).toEqual([
    { seen: 60, moves: 2, share: 1 / 2 },
    { seen: 120, moves: 3, share: 2 / 3 },
    { seen: 180, moves: 3, share: 2 / 3 },
    { seen: 240, moves: 3, share: 1 },
  ]);
});
