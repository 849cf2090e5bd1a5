import type { Rpc } from '../../chain/rpc';
import { bloomOf } from './bloom';
import { completeLogs } from './complete-logs';

const game = `0x${'00'.repeat(19)}aa`;
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
const receipts = logs.map((log) => ({ logs: [log] }));
const block = {
  number: 7,
  hash,
  parentHash: hash,
  time: 0,
  transactionCount: 3,
  logsBloom: bloomOf(logs),
};

function read(answer: unknown) {
  return completeLogs({ batch: () => Promise.resolve([answer]) } as unknown as Rpc, [block]);
}

test('reads the logs of a block from its receipts', async () => {
  expect(await read(receipts)).toEqual([logs]);
});

test('rejects a truncated answer, even if the rest has the filter of the whole', async () => {
  expect(bloomOf(logs.slice(0, 2))).toBe(block.logsBloom);
  await expect(read(receipts.slice(0, 2))).rejects.toThrow('The node leaves out logs of block 7.');
});

test('rejects receipts without their logs, of another block, and missing ones', async () => {
  const other = logs.map((log) => ({ logs: [{ ...log, blockHash: topic }] }));
  for (const answer of [receipts.map(() => ({ logs: [] })), other, null]) {
    await expect(read(answer)).rejects.toThrow('The node leaves out logs of block 7.');
  }
});
