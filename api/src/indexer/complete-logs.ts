import type { Block } from '../chain/blocks';
import type { Rpc } from '../chain/rpc';
import { bloomOf } from './bloom';
import type { Log } from './decode';

/** The node does not give all that a block holds. */
export class IncompleteAnswer extends Error {}

export type FullLog = Log & { readonly address: string };

interface Receipt {
  readonly logs: readonly FullLog[];
}

/** A receipt for each transaction, and logs that are counted through from zero and make up the filter: none is missing. */
const isComplete = (block: Block, receipts: readonly Receipt[], logs: readonly FullLog[]) =>
  receipts.length === block.transactionCount &&
  logs.every((log, index) => Number(log.logIndex) === index && log.blockHash === block.hash) &&
  bloomOf(logs) === block.logsBloom;

/**
 * All logs of each block, those of other contracts too. They are taken from the receipts: an answer of logs alone looks
 * whole even if its end was cut off, where the last logs are of one kind.
 */
export const completeLogs = async (rpc: Rpc, blocks: readonly Block[]): Promise<FullLog[][]> => {
  const answers = await rpc.batch<Receipt[] | null>(
    blocks.map(({ hash }) => ({ method: 'eth_getBlockReceipts', params: [hash] })),
  );
  return blocks.map((block, index) => {
    const receipts = answers[index] ?? [];
    const logs = receipts.flatMap((receipt) => receipt.logs);
    if (!isComplete(block, receipts, logs))
      throw new IncompleteAnswer(`The node leaves out logs of block ${block.number}.`);
    return logs;
  });
};
