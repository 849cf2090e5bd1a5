import { blocksByNumber, latestBlock, quantity, type Block } from '../chain/blocks';
import { RpcRefusal, type Rpc } from '../chain/rpc';
import { bloomTest } from './bloom';
import { completeLogs, type FullLog } from './complete-logs';
import { decode, eventTopics } from './decode';
import type { GameEvent } from './events';

/** The chain is another one than it was: what was read of it has to be compared with it again. */
export class Reorganised extends Error {}

/** The node refuses so many blocks at once. */
export class RangeRefused extends Error {}

export interface Range {
  readonly blocks: Block[];
  /** In the order in which they happened. */
  readonly events: GameEvent[];
}

export interface ChainSource {
  readonly head: () => Promise<Block>;
  readonly blocks: (numbers: readonly number[]) => Promise<(Block | null)[]>;
  /** All that happened in these blocks, which follow the block with the hash `parent`. */
  readonly read: (from: number, to: number, parent: string) => Promise<Range>;
  /** Turns to another node. */
  readonly distrust: () => void;
}

const blocksPerRequest = 100;

const chunks = (from: number, to: number): number[][] => {
  const result: number[][] = [];
  for (let start = from; start <= to; start += blocksPerRequest)
    result.push(
      Array.from({ length: Math.min(blocksPerRequest, to - start + 1) }, (_, i) => start + i),
    );
  return result;
};

const assertChained = (blocks: readonly (Block | null)[], parent: string): Block[] => {
  let previous = parent;
  return blocks.map((block) => {
    if (block === null) throw new Reorganised('A block is gone.');
    if (block.parentHash !== previous)
      throw new Reorganised(`Block ${block.number} does not follow the one before it.`);
    previous = block.hash;
    return block;
  });
};

export const createChainSource = (rpc: Rpc, game: string): ChainSource => {
  const address = game.toLowerCase();
  const mayConcernUs = bloomTest(address, eventTopics);
  const isOurs = (log: FullLog) => log.address.toLowerCase() === address;

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
      if (error instanceof RpcRefusal && from < to) throw new RangeRefused(error.message);
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
    if ([...byBlock.keys()].some((hash) => !known.has(hash)))
      throw new Reorganised('The logs are of other blocks.');
    // A cut answer lacks whole blocks, and the end of the last that it has: these are asked for again, one by one.
    const cut = concerned.findLast(({ hash }) => byBlock.has(hash));
    const doubtful = concerned.filter((block) => block === cut || !byBlock.has(block.hash));
    for (let start = 0; start < doubtful.length; start += blocksPerRequest) {
      const some = doubtful.slice(start, start + blocksPerRequest);
      const complete = await completeLogs(rpc, some);
      some.forEach(({ hash }, index) => byBlock.set(hash, (complete[index] ?? []).filter(isOurs)));
    }
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
    distrust: () => rpc.distrust(),
  };
};
