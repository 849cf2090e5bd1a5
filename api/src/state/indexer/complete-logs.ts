import type { Block } from '../../chain/blocks';
import type { Rpc } from '../../chain/rpc';
import { bloomOf } from './bloom';
import type { Log } from './decode';

/** The node's answer lacks logs of a block. */
export class IncompleteAnswer extends Error {}

export type FullLog = Log & { readonly address: string };

interface Receipt {
  readonly logs: readonly FullLog[];
}

/** Whether each transaction has a receipt, and the logs are numbered from zero without a gap and match the filter. */
function isComplete(block: Block, receipts: readonly Receipt[], logs: readonly FullLog[]) {
  return (
    receipts.length === block.transactionCount &&
    logs.every((log, index) => Number(log.logIndex) === index && log.blockHash === block.hash) &&
    bloomOf(logs) === block.logsBloom
  );
}

/**
 * All logs of each block, including those of other contracts. They come from the receipts: if an answer with only logs
 * is truncated, and the last logs are of one kind, it would still match the filter.
 */
export async function completeLogs(rpc: Rpc, blocks: readonly Block[]): Promise<FullLog[][]> {
  const answers = await rpc.batch<Receipt[] | null>(
    blocks.map(({ hash }) => ({ method: 'eth_getBlockReceipts', params: [hash] })),
  );
  return blocks.map((block, index) => {
    const receipts = answers[index] ?? [];
    const logs = receipts.flatMap((receipt) => receipt.logs);
    if (!isComplete(block, receipts, logs)) {
      throw new IncompleteAnswer(`The node leaves out logs of block ${block.number}.`);
    }
    return logs;
  });
}
