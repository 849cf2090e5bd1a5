import type { Block } from '../../chain/blocks';
import type { Rpc } from '../../chain/rpc';
import { bloomOf, covers } from './bloom';
import type { Log } from './decode';

/** The node's response is missing logs of a block. */
export class IncompleteAnswer extends Error {}

export type FullLog = Log & { readonly address: string };

interface Receipt {
  readonly transactionHash: string;
  readonly logs: readonly FullLog[];
}

const BLOCKS_PER_REQUEST = 100;

function logsOf(receipts: readonly Receipt[]) {
  return receipts.flatMap((receipt) => receipt.logs);
}

function areSame(logs: readonly FullLog[], others: readonly FullLog[]) {
  return (
    logs.length === others.length &&
    logs.every(({ logIndex }, index) => Number(logIndex) === Number(others[index]?.logIndex))
  );
}

/** Whether every transaction has a receipt, and the logs are numbered from zero without gaps and match the filter. */
function isComplete(block: Block, receipts: readonly Receipt[]) {
  const logs = logsOf(receipts);
  return (
    receipts.length === block.transactionCount &&
    logs.every((log, index) => Number(log.logIndex) === index && log.blockHash === block.hash) &&
    bloomOf(logs) === block.logsBloom
  );
}

/**
 * All logs of the contract `address` (in lower case) in each block. Read from the receipts, because a truncated
 * `eth_getLogs` response can still match the filter if the missing logs resemble the others.
 */
export async function completeLogs(
  rpc: Rpc,
  address: string,
  blocks: readonly Block[],
): Promise<FullLog[][]> {
  const ofContract = (logs: readonly FullLog[]) =>
    logs.filter((log) => log.address.toLowerCase() === address);

  /**
   * On chains with system transactions, a block has more receipts than transactions, and its filter does not cover the
   * extra logs. Then every transaction must still have its receipt, the receipts must account for every bit of the
   * filter, and `eth_getLogs` must return the same logs of the contract.
   */
  const readTwice = async (block: Block, receipts: readonly Receipt[]): Promise<FullLog[]> => {
    const incomplete = new IncompleteAnswer(`The node leaves out logs of block ${block.number}.`);
    if (receipts.length < block.transactionCount) throw incomplete;
    const logs = ofContract(logsOf(receipts));
    const [answer, alone] = await rpc.batch<unknown>([
      { method: 'eth_getBlockByHash', params: [block.hash, false] },
      { method: 'eth_getLogs', params: [{ blockHash: block.hash, address }] },
    ]);
    const { transactions } = (answer ?? {}) as { readonly transactions?: readonly string[] };
    const withReceipt = new Set(receipts.map(({ transactionHash }) => transactionHash));
    if (
      transactions?.length !== block.transactionCount ||
      !transactions.every((hash) => withReceipt.has(hash)) ||
      !logs.every(({ blockHash }) => blockHash === block.hash) ||
      !covers(bloomOf(logsOf(receipts)), block.logsBloom) ||
      !covers(block.logsBloom, bloomOf(logs)) ||
      !areSame(logs, (alone ?? []) as FullLog[])
    ) {
      throw incomplete;
    }
    return logs;
  };

  const result: FullLog[][] = [];
  for (let start = 0; start < blocks.length; start += BLOCKS_PER_REQUEST) {
    const some = blocks.slice(start, start + BLOCKS_PER_REQUEST);
    const answers = await rpc.batch<Receipt[] | null>(
      some.map(({ hash }) => ({ method: 'eth_getBlockReceipts', params: [hash] })),
    );
    for (const [index, block] of some.entries()) {
      const receipts = answers[index] ?? [];
      result.push(
        isComplete(block, receipts)
          ? ofContract(logsOf(receipts))
          : await readTwice(block, receipts),
      );
    }
  }
  return result;
}
