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

const toBlock = (block: RpcBlock): Block => ({
  number: Number(block.number),
  hash: block.hash,
  parentHash: block.parentHash,
  time: Number(block.timestamp),
  logsBloom: block.logsBloom,
  transactionCount: block.transactions.length,
});

export const quantity = (number: number): string => `0x${number.toString(16)}`;

const byNumber = (number: number) => ({
  method: 'eth_getBlockByNumber',
  params: [quantity(number), false],
});

export const latestBlock = async (rpc: Rpc): Promise<Block> =>
  toBlock(await rpc.call<RpcBlock>('eth_getBlockByNumber', ['latest', false]));

/** The chain's blocks of these numbers as it has them now; null where it has none. */
export const blocksByNumber = async (
  rpc: Rpc,
  numbers: readonly number[],
): Promise<(Block | null)[]> => {
  if (numbers.length === 0) return [];
  const blocks = await rpc.batch<RpcBlock | null>(numbers.map(byNumber));
  return blocks.map((block) => (block === null ? null : toBlock(block)));
};
