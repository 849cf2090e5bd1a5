import type { Block } from '../../chain/blocks';
import type { Db } from '../../infra/database/database';
import { traceIndexing } from '../../infra/tracing/traced-transactions';
import { type ChainSource, type Range, RangeTooLarge, Reorganised } from './chain-source';
import { commitRange } from './commit';
import { IncompleteAnswer } from './complete-logs';
import { type Cursor, CursorMoved, hasStandings, openIndex, readCursor } from './cursor';
import { InconsistentEvents } from './reduce';
import { lastRememberedUpTo, rememberedUpTo } from './remembered-blocks';
import { findAncestor, rollBack } from './roll-back';
import { countStandings } from './standings';

/** Reads the next range from the chain while the previous range is written. */
export function createReadAhead(source: Pick<ChainSource, 'read'>) {
  let ahead: { from: number; parent: string; range: Promise<Range> } | undefined;
  return {
    /** The range, already read ahead if possible. It may end before `to`. */
    read: (from: number, to: number, parent: string): Promise<Range> => {
      const begun = ahead;
      ahead = undefined;
      const fits = begun?.from === from && begun.parent === parent;
      return fits ? begun.range : source.read(from, to, parent);
    },
    begin: (from: number, to: number, parent: string): void => {
      const range = source.read(from, to, parent);
      // The reader of the range gets the failure. Without a reader, the failure does not matter.
      range.catch(() => {});
      ahead = { from, parent, range };
    },
  };
}

interface Log {
  readonly info: (details: object, message: string) => void;
  readonly warn: (details: object, message: string) => void;
}

export interface IndexerOptions {
  readonly db: Db;
  readonly source: ChainSource;
  readonly chainId: number;
  readonly game: string;
  /** The block in which the game was deployed. */
  readonly startBlock: number;
  /** A local chain that is shorter than the index has been reset. On other chains, the node lags. */
  readonly isLocal: boolean;
  /** The game's time in milliseconds. */
  readonly now: () => number;
  readonly log: Log;
}

export interface Indexer {
  /** Brings the tables up to date with the chain's latest block. Throws if the caller should try again later. */
  readonly catchUp: () => Promise<void>;
}

/** Nodes behind one address may differ by this many blocks. */
const USUAL_LAG = 32;
const LONGEST_RANGE = 1000;
/** Nearly every reorg is within this many of the remembered blocks. */
const RECENT_BLOCKS = 4096;
const FIRST_RANGE = 50;
/** The desired number of events per transaction. */
const WANTED_EVENTS = 5000;

function nextLength(length: number, { blocks, events }: Range): number {
  const fitting = Math.floor((blocks.length * WANTED_EVENTS) / Math.max(1, events.length));
  return Math.max(1, Math.min(LONGEST_RANGE, length * 2, fitting));
}

export function createIndexer(options: IndexerOptions): Indexer {
  const { db, source, log } = options;
  const reader = createReadAhead(source);
  let rangeLength = FIRST_RANGE;
  let isOpen = false;
  /** The cursor after our last commit. Only another process can have moved the cursor since, and then a commit fails. */
  let committed: Cursor | undefined;

  const start = async (): Promise<Pick<Block, 'number' | 'hash'>> => {
    const number = Math.max(0, options.startBlock - 1);
    const [block] = await source.blocks([number]);
    if (block == null) throw new Error(`The chain does not reach the game's block ${number}.`);
    return block;
  };

  const cursorNow = async (): Promise<Cursor> => {
    if (committed !== undefined) return committed;
    if (!isOpen) await openIndex(db, options.chainId, options.game, await start());
    isOpen = true;
    const cursor = await readCursor(db);
    if (cursor === undefined) throw new Error('The index is not open.');
    return cursor;
  };

  /** Searches the recent blocks first, because a game that has run for years remembers millions. */
  const lastInCommon = async (upTo: number) => {
    for (const most of [RECENT_BLOCKS, Number.MAX_SAFE_INTEGER]) {
      const known = await rememberedUpTo(db, upTo, most);
      const ancestor = await findAncestor(known, source.blocks);
      if (ancestor !== undefined || known.length < most) return ancestor;
    }
    return undefined;
  };

  const goBack = async (cursor: Cursor, upTo: number, reason: string): Promise<undefined> => {
    const ancestor = (await lastInCommon(upTo)) ?? (await start());
    log.warn({ from: cursor.block, to: ancestor.number }, reason);
    await rollBack(db, cursor, ancestor, reason);
  };

  /** Whether the node's chain has the latest remembered block up to its head, which means that the node only lags. */
  const isPrefix = async (head: Block): Promise<boolean> => {
    const known = await lastRememberedUpTo(db, head.number);
    if (known === undefined) return true;
    if (known.number === head.number) return known.hash === head.hash;
    const [block] = await source.blocks([known.number]);
    if (block == null) throw new Error(`The node does not have block ${known.number}.`);
    return block.hash === known.hash;
  };

  /** Handles a head that is not above the cursor: the node lags, or the chain was reset or reorganised. */
  const compareWithShorter = async (cursor: Cursor, head: Block): Promise<undefined> => {
    if (cursor.hash === head.hash) return undefined;
    if (options.isLocal || !(await isPrefix(head))) {
      return goBack(cursor, head.number, 'The chain is shorter than before.');
    }
    if (cursor.block - head.number <= USUAL_LAG) return undefined;
    source.markUnhealthy();
    throw new Error(`The node is ${cursor.block - head.number} blocks behind its earlier answer.`);
  };

  /** Earlier events are missing, so this rolls back to the first event of the affected rounds to read them again. */
  const reread = async (cursor: Cursor, { event }: InconsistentEvents): Promise<void> => {
    source.markUnhealthy();
    const roundId = 'roundId' in event.args ? event.args.roundId : 0;
    const beginning = await db
      .selectFrom('events')
      .select(({ fn }) => fn.min('block').as('block'))
      .where('round_id', '>=', roundId - 1)
      .executeTakeFirst();
    await goBack(cursor, (beginning?.block ?? event.block) - 1, 'The node left out events.');
  };

  /** Resolves to the new cursor, or to undefined if it has to be read again. */
  const advance = async (cursor: Cursor, head: Block): Promise<Cursor | undefined> => {
    const from = cursor.block + 1;
    const to = Math.min(head.number, cursor.block + rangeLength);
    try {
      const range = await reader.read(from, to, cursor.hash);
      rangeLength = nextLength(rangeLength, range);
      const last = range.blocks.at(-1);
      if (last !== undefined && last.number < head.number) {
        reader.begin(last.number + 1, Math.min(head.number, last.number + rangeLength), last.hash);
      }
      const indexing = traceIndexing(range.events, log);
      const next = await commitRange(db, cursor, range, options.now(), indexing.willStream);
      indexing.done();
      return next;
    } catch (error) {
      if (error instanceof Reorganised) return goBack(cursor, cursor.block, error.message);
      rangeLength = Math.max(1, rangeLength >> 1);
      if (error instanceof RangeTooLarge) return undefined;
      if (error instanceof InconsistentEvents) await reread(cursor, error);
      if (error instanceof IncompleteAnswer) source.markUnhealthy();
      throw error;
    }
  };

  return {
    catchUp: async () => {
      for (;;) {
        const cursor = await cursorNow();
        committed = undefined;
        const head = await source.head();
        try {
          const isBehind = head.number > cursor.block;
          const next = await (isBehind ? advance(cursor, head) : compareWithShorter(cursor, head));
          const settled = next ?? (await readCursor(db));
          const hasSettled = !isBehind && settled?.block === cursor.block;
          if (settled !== undefined && (hasSettled || settled.hash === head.hash)) {
            await countStandings(db, settled);
            if (hasStandings(settled)) committed = settled;
            return;
          }
        } catch (error) {
          // Another process has the lease now, or had it a moment ago. The next iteration reads that process's cursor.
          if (!(error instanceof CursorMoved)) throw error;
        }
      }
    },
  };
}
