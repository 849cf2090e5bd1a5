import type { Rpc, RpcCall } from '../../chain/rpc';
import { bloomOf } from './bloom';
import { completeLogs, type FullLog } from './complete-logs';

const game = `0x${'00'.repeat(19)}aa`;
const system = `0x${'00'.repeat(19)}bb`;
const hash = `0x${'11'.repeat(32)}`;
const topic = `0x${'22'.repeat(32)}`;

/** Three stakes of one kind, each in its own transaction. */
const logs = [0, 1, 2].map((index) => ({
  address: game,
  topics: [topic],
  data: '0x',
  blockNumber: '0x7',
  blockHash: hash,
  logIndex: `0x${index}`,
  transactionHash: `0x0${index}`,
}));
function receiptsOf(some: readonly FullLog[]) {
  return some.map((log) => ({ transactionHash: log.transactionHash, logs: [log] }));
}
const receipts = receiptsOf(logs);

/**
 * The receipt and the log that a system transaction adds on some chains, although the block itself contains neither.
 */
function bySystem(logIndex: number) {
  const transactionHash = '0xff';
  const own = { address: system, topics: [hash], transactionHash, logIndex: `0x${logIndex}` };
  return { transactionHash, logs: [{ ...logs[0], ...own }] };
}
const block = {
  number: 7,
  hash,
  parentHash: hash,
  time: 0,
  transactionCount: 3,
  logsBloom: bloomOf(logs),
};
const transactions = logs.map(({ transactionHash }) => transactionHash);

function read(answer: unknown, alone: readonly FullLog[] = logs, asked: string[] = []) {
  const answers: Record<string, unknown> = {
    eth_getBlockReceipts: answer,
    eth_getBlockByHash: { transactions },
    eth_getLogs: alone,
  };
  const batch = (calls: readonly RpcCall[]) => {
    asked.push(...calls.map(({ method }) => method));
    return Promise.resolve(calls.map(({ method }) => answers[method]));
  };
  return completeLogs({ batch } as unknown as Rpc, game, [block]);
}

const REFUSAL = 'The node leaves out logs of block 7.';

test('reads the logs of a block from its receipts, with one call', async () => {
  const asked: string[] = [];
  expect(await read(receipts, logs, asked)).toEqual([logs]);
  expect(asked).toEqual(['eth_getBlockReceipts']);
});

test('rejects a truncated response, even if the rest still matches the filter', async () => {
  expect(bloomOf(logs.slice(0, 2))).toBe(block.logsBloom);
  await expect(read(receipts.slice(0, 2), logs.slice(0, 2))).rejects.toThrow(REFUSAL);
});

test('rejects receipts without their logs, receipts of another block, and missing receipts', async () => {
  const other = receiptsOf(logs.map((log) => ({ ...log, blockHash: topic })));
  for (const answer of [receipts.map((receipt) => ({ ...receipt, logs: [] })), other, null]) {
    await expect(read(answer)).rejects.toThrow(REFUSAL);
  }
});

describe('with one receipt more than the block has transactions', () => {
  test('reads the logs of the game, wherever the system receipt is', async () => {
    expect(await read([...receipts, bySystem(3)])).toEqual([logs]);
    // Some nodes number the logs of a system transaction separately.
    expect(await read([...receipts, bySystem(0)])).toEqual([logs]);
    const moved = logs.map((log, index) => ({ ...log, logIndex: `0x${index + 1}` }));
    expect(await read([bySystem(0), ...receiptsOf(moved)], moved)).toEqual([moved]);
  });

  test('rejects receipts that lack a transaction of the block, even if their number and filter match', async () => {
    const short = [...receipts.slice(0, 2), bySystem(2)];
    await expect(read(short, logs.slice(0, 2))).rejects.toThrow(REFUSAL);
  });

  test('rejects logs that eth_getLogs does not return as well', async () => {
    await expect(read([...receipts, bySystem(3)], logs.slice(0, 2))).rejects.toThrow(REFUSAL);
    await expect(read([...receipts, bySystem(3)], [])).rejects.toThrow(REFUSAL);
  });

  test('rejects logs that do not account for the filter of the block, and logs that are not in it', async () => {
    const empty = receipts.map((receipt) => ({ ...receipt, logs: [] }));
    await expect(read([...empty, bySystem(0)], [])).rejects.toThrow(REFUSAL);
    const invented = logs.map((log) => ({ ...log, topics: [topic, hash] }));
    await expect(read([...receiptsOf(invented), bySystem(3)], invented)).rejects.toThrow(REFUSAL);
  });
});
