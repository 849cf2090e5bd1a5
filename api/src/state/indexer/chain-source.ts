import { blocksByNumber, latestBlock, quantity, type Block } from '../../chain/blocks';
import { RpcError, type Rpc } from '../../chain/rpc';
import type { GameEvent } from '../../game/events';
import { bloomTest } from './bloom';
import { completeLogs, type FullLog } from './complete-logs';
import { decode, eventTopics } from './decode';

/** The chain has been reorganised, so the index must be compared with it again. */
export class Reorganised extends Error {}

/** The node rejected the range as too large. */
export class RangeTooLarge extends Error {}

export interface Range {
  readonly blocks: Block[];
  /** In the order of the chain. */
  readonly events: GameEvent[];
}

export interface ChainSource {
  readonly head: () => Promise<Block>;
  readonly blocks: (numbers: readonly number[]) => Promise<(Block | null)[]>;
  /** The events and blocks of this range, which follows the block with the hash `parent`. */
  readonly read: (from: number, to: number, parent: string) => Promise<Range>;
  /** Switches to another node. */
  readonly markUnhealthy: () => void;
}

const BLOCKS_PER_REQUEST = 100;

function chunks(from: number, to: number): number[][] {
  const result: number[][] = [];
  for (let start = from; start <= to; start += BLOCKS_PER_REQUEST) {
    result.push(
      Array.from({ length: Math.min(BLOCKS_PER_REQUEST, to - start + 1) }, (_, i) => start + i),
    );
  }
  return result;
}

function assertChained(blocks: readonly (Block | null)[], parent: string): Block[] {
  let previous = parent;
  return blocks.map((block) => {
    if (block === null) throw new Reorganised('A block is no longer available.');
    if (block.parentHash !== previous) {
      throw new Reorganised(`Block ${block.number} does not follow the one before it.`);
    }
    previous = block.hash;
    return block;
  });
}

export function createChainSource(rpc: Rpc, game: string): ChainSource {
  const address = game.toLowerCase();
  const mayConcernUs = bloomTest(address, eventTopics);

  const logsBetween = async (from: number, to: number): Promise<FullLog[]> => {
    const filter = {
      address,
      fromBlock: quantity(from),
      toBlock: quantity(to),
      topics: [eventTopics],
    };
    try {
      return await rpc.call<FullLog[]>('eth_getLogs', [filter]);
    } catch (error) {
      if (error instanceof RpcError && from < to) throw new RangeTooLarge(error.message);
      throw error;
    }
  };

  const readLogs = async (blocks: readonly Block[]): Promise<FullLog[]> => {
    const concerned = blocks.filter(({ logsBloom }) => mayConcernUs(logsBloom));
    const [first] = concerned;
    const last = concerned.at(-1);
    if (first === undefined || last === undefined) return [];
    const byBlock = new Map<string, FullLog[]>();
    for (const log of await logsBetween(first.number, last.number)) {
      const others = byBlock.get(log.blockHash);
      if (others === undefined) byBlock.set(log.blockHash, [log]);
      else others.push(log);
    }
    const known = new Set(concerned.map(({ hash }) => hash));
    if ([...byBlock.keys()].some((hash) => !known.has(hash))) {
      throw new Reorganised('The logs belong to other blocks.');
    }
    // A truncated response is missing the end of its last block and all later blocks, so these are requested again one
    // by one.
    const cut = concerned.findLast(({ hash }) => byBlock.has(hash));
    const doubtful = concerned.filter((block) => block === cut || !byBlock.has(block.hash));
    const complete = await completeLogs(rpc, address, doubtful);
    doubtful.forEach(({ hash }, index) => byBlock.set(hash, complete[index] ?? []));
    return concerned.flatMap(({ hash }) => byBlock.get(hash) ?? []);
  };

  const blocks = async (numbers: readonly number[]) => blocksByNumber(rpc, numbers);

  return {
    head: () => latestBlock(rpc),
    blocks,
    read: async (from, to, parent) => {
      const answers = await Promise.all(chunks(from, to).map(blocks));
      const chained = assertChained(answers.flat(), parent);
      const logs = await readLogs(chained);
      const events = logs.map(decode).filter((event) => event !== null);
      return { blocks: chained, events };
    },
    markUnhealthy: () => rpc.markUnhealthy(),
  };
}
