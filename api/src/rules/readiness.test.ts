import { createReadiness } from './readiness';

const over = (...states: readonly [indexed: number, latest: number][]) => {
  let now: readonly [number, number] = [-1, -1];
  const readiness = createReadiness(
    () => now[0],
    () => now[1],
  );
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

it('tells both blocks', () => {
  const readiness = createReadiness(
    () => 7,
    () => 9,
  );
  expect(readiness()).toEqual({ ready: false, indexedBlock: 7, chainBlock: 9 });
});
