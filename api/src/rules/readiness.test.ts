import { createReadiness } from './readiness';

const over = (...states: readonly [indexed: number, latest: number, silence?: number][]) => {
  let now: readonly [number, number, number?] = [-1, -1];
  const seen = { indexedBlock: () => now[0], chainBlock: () => now[1], silence: () => now[2] ?? 0 };
  const readiness = createReadiness(seen, 30);
  return states.map((state) => {
    now = state;
    return readiness().ready;
  });
};

it('is not ready while no block of the chain is known', () => {
  expect(over([-1, -1], [100, -1])).toEqual([false, false]);
});

it('is not ready before the index has come up to the chain, however near it is', () => {
  expect(over([0, 1000], [999, 1000], [1000, 1001])).toEqual([false, false, false]);
});

it('is ready from then on while the index is at most 20 blocks behind', () => {
  expect(over([1000, 1000], [1000, 1001], [1000, 1020])).toEqual([true, true, true]);
});

it('is not ready while the index is further behind, and is again at once when it has come nearer', () => {
  expect(over([1000, 1000], [1000, 1021], [1001, 1021])).toEqual([true, false, true]);
});

it('is not ready while the chain has not answered for too long, however near the index was, and is when it answers', () => {
  expect(over([1000, 1000], [1000, 1000, 30], [1000, 1000, 31], [1000, 1001])).toEqual([
    ...[true, true, false, true],
  ]);
});

it('tells both blocks', () => {
  const seen = { indexedBlock: () => 7, chainBlock: () => 9, silence: () => 0 };
  expect(createReadiness(seen, 30)()).toEqual({ ready: false, indexedBlock: 7, chainBlock: 9 });
});
