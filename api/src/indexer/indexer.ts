import type { Block } from '../chain/blocks';
import type { Db } from '../database/database';
import { findAncestor } from './ancestor';
import { RangeRefused, Reorganised, type ChainSource, type Range } from './chain-source';
import { createReadAhead } from './read-ahead';
import { InconsistentEvents } from './reduce';
import { commitRange } from './commit';
import { IncompleteAnswer } from './complete-logs';
import { CursorMoved, openIndex, readCursor, type Cursor } from './cursor';
import { lastRememberedUpTo, rememberedUpTo } from './remembered-blocks';
import { rollBack } from './roll-back';

interface Log {
  readonly info: (details: object, message: string) => void;
  readonly warn: (details: object, message: string) => void;
}

export interface IndexerOptions {
  readonly db: Db;
  readonly source: ChainSource;
  readonly chainId: number;
  readonly game: string;
  /** The block of the game's creation. */
  readonly startBlock: number;
  /** On a local chain, one that is shorter than the index was set back; elsewhere the node lags. */
  readonly isLocal: boolean;
  /** The game's time in milliseconds. */
  readonly now: () => number;
  readonly log: Log;
}

export interface Indexer {
  /** Brings the tables up to the chain's latest block; throws where it has to be tried again later. */
  readonly catchUp: () => Promise<void>;
}

/** Nodes behind one address are not all as far. */
const usualLag = 32;
const longestRange = 1000;
const firstRange = 50;
/** About how many events one transaction should write. */
const wantedEvents = 5000;

const nextLength = (length: number, { blocks, events }: Range): number => {
  const fitting = Math.floor((blocks.length * wantedEvents) / Math.max(1, events.length));
  return Math.max(1, Math.min(longestRange, length * 2, fitting));
};

export const createIndexer = (options: IndexerOptions): Indexer => {
  const { db, source, log } = options;
  const reader = createReadAhead(source);
  let rangeLength = firstRange;
  let isOpen = false;

  const start = async (): Promise<Pick<Block, 'number' | 'hash'>> => {
    const number = Math.max(0, options.startBlock - 1);
    const [block] = await source.blocks([number]);
    if (block == null) throw new Error(`The chain does not reach the game's block ${number}.`);
    return block;
  };

  const cursorNow = async (): Promise<Cursor> => {
    if (!isOpen) await openIndex(db, options.chainId, options.game, await start());
    isOpen = true;
    const cursor = await readCursor(db);
    if (cursor === undefined) throw new Error('The index is not open.');
    return cursor;
  };

  const goBack = async (cursor: Cursor, upTo: number, reason: string): Promise<void> => {
    const known = await rememberedUpTo(db, upTo);
    const ancestor = (await findAncestor(known, source.blocks)) ?? (await start());
    log.warn({ from: cursor.block, to: ancestor.number }, reason);
    await rollBack(db, cursor, ancestor, reason);
  };

  /** Whether the node has the latest of the blocks that we remember and that it should know: it then lacks only the rest. */
  const isPrefix = async (head: Block): Promise<boolean> => {
    const known = await lastRememberedUpTo(db, head.number);
    if (known === undefined) return true;
    if (known.number === head.number) return known.hash === head.hash;
    const [block] = await source.blocks([known.number]);
    if (block == null) throw new Error(`The node does not have block ${known.number}.`);
    return block.hash === known.hash;
  };

  /** The latest block is not above the cursor: a node that lags, or a chain that was set back. */
  const compareWithShorter = async (cursor: Cursor, head: Block): Promise<void> => {
    if (cursor.hash === head.hash) return;
    if (options.isLocal || !(await isPrefix(head)))
      return goBack(cursor, head.number, 'The chain was set back.');
    if (cursor.block - head.number <= usualLag) return;
    source.distrust();
    throw new Error(`The node is ${cursor.block - head.number} blocks behind what it told before.`);
  };

  /** Something before these events is missing: reads the rounds they belong to again, from the start. */
  const reread = async (cursor: Cursor, { event }: InconsistentEvents): Promise<void> => {
    source.distrust();
    const roundId = 'roundId' in event.args ? event.args.roundId : 0;
    const beginning = await db
      .selectFrom('events')
      .select(({ fn }) => fn.min('block').as('block'))
      .where('round_id', '>=', roundId - 1)
      .executeTakeFirst();
    await goBack(cursor, (beginning?.block ?? event.block) - 1, 'The node had left out events.');
  };

  const advance = async (cursor: Cursor, head: Block): Promise<void> => {
    const from = cursor.block + 1;
    const to = Math.min(head.number, cursor.block + rangeLength);
    try {
      const range = await reader.read(from, to, cursor.hash);
      rangeLength = nextLength(rangeLength, range);
      const last = range.blocks.at(-1);
      if (last !== undefined && last.number < head.number)
        reader.begin(last.number + 1, Math.min(head.number, last.number + rangeLength), last.hash);
      await commitRange(db, cursor, range, options.now());
    } catch (error) {
      if (error instanceof Reorganised) return goBack(cursor, cursor.block, error.message);
      rangeLength = Math.max(1, rangeLength >> 1);
      if (error instanceof RangeRefused) return;
      if (error instanceof InconsistentEvents) await reread(cursor, error);
      if (error instanceof IncompleteAnswer) source.distrust();
      throw error;
    }
  };

  return {
    catchUp: async () => {
      for (;;) {
        const cursor = await cursorNow();
        const head = await source.head();
        try {
          if (head.number <= cursor.block) {
            await compareWithShorter(cursor, head);
            const settled = await readCursor(db);
            if (settled?.hash === head.hash || settled?.block === cursor.block) return;
          } else await advance(cursor, head);
        } catch (error) {
          // Another process leads now, or did until a moment ago: look again where the index stands.
          if (!(error instanceof CursorMoved)) throw error;
        }
      }
    },
  };
};
