import type { Rpc } from './rpc';

export interface Block {
  readonly number: number;
  readonly hash: string;
  readonly parentHash: string;
  /** Unix seconds. */
  readonly time: number;
  readonly logsBloom: string;
  readonly transactionCount: number;
}

interface RpcBlock {
  readonly number: string;
  readonly hash: string;
  readonly parentHash: string;
  readonly timestamp: string;
  readonly logsBloom: string;
  readonly transactions: readonly string[];
}

function toBlock(block: RpcBlock): Block {
  return {
    number: Number(block.number),
    hash: block.hash,
    parentHash: block.parentHash,
    time: Number(block.timestamp),
    logsBloom: block.logsBloom,
    transactionCount: block.transactions.length,
  };
}

export function quantity(number: number): string {
  return `0x${number.toString(16)}`;
}

function byNumber(number: number) {
  return {
    method: 'eth_getBlockByNumber',
    params: [quantity(number), false],
  };
}

export async function latestBlock(rpc: Rpc): Promise<Block> {
  return toBlock(await rpc.call<RpcBlock>('eth_getBlockByNumber', ['latest', false]));
}

/** The chain's current blocks with these numbers; null for a block that the node does not have. */
export async function blocksByNumber(
  rpc: Rpc,
  numbers: readonly number[],
): Promise<(Block | null)[]> {
  if (numbers.length === 0) return [];
  const blocks = await rpc.batch<RpcBlock | null>(numbers.map(byNumber));
  return blocks.map((block) => (block === null ? null : toBlock(block)));
}
