import { RpcUnavailable } from '../chain/rpc';
import { IncompleteAnswer } from './indexer/complete-logs';
import { createReadiness, publicFailure } from './readiness';

function over(...states: readonly [indexed: number, latest: number, silence?: number][]) {
  let now: readonly [number, number, number?] = [-1, -1];
  const seen = {
    indexedBlock: () => now[0],
    chainBlock: () => now[1],
    silence: () => now[2] ?? 0,
    failure: () => undefined,
  };
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

test('is not ready while the index is further behind, and is ready again once it catches up', () => {
  expect(over([1000, 1000], [1000, 1021], [1001, 1021])).toEqual([true, false, true]);
});

test('is not ready after a long silence of the chain, however close the index was, and is ready when it answers', () => {
  expect(over([1000, 1000], [1000, 1000, 30], [1000, 1000, 31], [1000, 1001])).toEqual([
    ...[true, true, false, true],
  ]);
});

test.each([
  { indexed: 7, latest: 9, shown: 9 },
  // Another process has indexed a block that this process has not read.
  { indexed: 9, latest: 8, shown: 9 },
  { indexed: 9, latest: -1, shown: -1 },
])('returns both blocks, and never a chain behind its index: $indexed, $latest', (blocks) => {
  const { indexed, latest, shown } = blocks;
  const seen = {
    indexedBlock: () => indexed,
    chainBlock: () => latest,
    silence: () => 0,
    failure: () => undefined,
  };
  expect(createReadiness(seen, 30)()).toMatchObject({ indexedBlock: indexed, chainBlock: shown });
});

/** The reason at each of these moments: seconds, indexed block, latest block. */
function reasons(...moments: readonly [seconds: number, indexed: number, latest: number][]) {
  let [now, indexed, latest] = [0, -1, -1];
  const readiness = createReadiness(
    {
      indexedBlock: () => indexed,
      chainBlock: () => latest,
      silence: () => 0,
      failure: () => 'The node leaves out logs of block 1001.',
    },
    30,
    () => now * 1000,
  );
  return moments.map((moment) => {
    [now, indexed, latest] = moment;
    return readiness().reason;
  });
}

test('is not ready while the index is stalled more than three blocks behind, and says why', () => {
  const still =
    'The index is stalled, 4 blocks behind the chain. The node leaves out logs of block 1001.';
  expect(
    reasons([0, 1000, 1000], [2, 1000, 1001], [6, 1000, 1003], [8, 1000, 1004], [10, 1004, 1004]),
  ).toEqual([null, null, null, still, null]);
});

test('is ready while an index that is some blocks behind makes progress', () => {
  const moving = [0, 1, 2, 3, 4].map((n) => [n * 4, 1000 + n, 1010 + n] as const);
  expect(reasons([0, 1000, 1000], ...moving.map(([...moment]) => moment))).toEqual(
    Array(6).fill(null),
  );
});

test('is ready when many blocks come at once after a long pause', () => {
  expect(reasons([0, 1000, 1000], [600, 1000, 1008], [601, 1008, 1008])).toEqual(
    Array(3).fill(null),
  );
});

test('reveals only public details of an indexer failure', () => {
  expect(publicFailure(new IncompleteAnswer('The node leaves out logs of block 7.'))).toBe(
    'The node leaves out logs of block 7.',
  );
  expect(publicFailure(new RpcUnavailable('node.example: a key'))).not.toContain('node.example');
  expect(publicFailure(new Error('select secret from cursor'))).toBe('See the log for the cause.');
});
