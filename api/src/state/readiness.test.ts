import { createReadiness } from './readiness';

function over(...states: readonly [indexed: number, latest: number, silence?: number][]) {
  let now: readonly [number, number, number?] = [-1, -1];
  const seen = { indexedBlock: () => now[0], chainBlock: () => now[1], silence: () => now[2] ?? 0 };
  const readiness = createReadiness(seen, 30);
  return states.map((state) => {
    now = state;
    return readiness().ready;
  });
}

test('is not ready while no block of the chain is known', () => {
  expect(over([-1, -1], [100, -1])).toEqual([false, false]);
});

test('is not ready before the index has caught up with the chain, however close it is', () => {
  expect(over([0, 1000], [999, 1000], [1000, 1001])).toEqual([false, false, false]);
});

test('is ready from then on while the index is at most 20 blocks behind', () => {
  expect(over([1000, 1000], [1000, 1001], [1000, 1020])).toEqual([true, true, true]);
});

test('is not ready while the index is further behind, and is ready again as soon as it is closer', () => {
  expect(over([1000, 1000], [1000, 1021], [1001, 1021])).toEqual([true, false, true]);
});

test('is not ready after a long silence of the chain, however close the index was, and is ready when it answers', () => {
  expect(over([1000, 1000], [1000, 1000, 30], [1000, 1000, 31], [1000, 1001])).toEqual([
    ...[true, true, false, true],
  ]);
});

test.each([
  { indexed: 7, latest: 9, shown: 9 },
  // Another process has indexed a block that this one has not read.
  { indexed: 9, latest: 8, shown: 9 },
  { indexed: 9, latest: -1, shown: -1 },
])('returns both blocks, and never a chain behind its index: $indexed, $latest', (blocks) => {
  const { indexed, latest, shown } = blocks;
  const seen = { indexedBlock: () => indexed, chainBlock: () => latest, silence: () => 0 };
  expect(createReadiness(seen, 30)()).toMatchObject({ indexedBlock: indexed, chainBlock: shown });
});
