import type { Db } from '../database/database';
import type { PriceProvider } from './provider';

/** How far one step may go, in millionths: prices of a quiet market. */
const largestStep = 400;

const step = (price: bigint, random: () => number): bigint => {
  const millionths = Math.round((random() * 2 - 1) * largestStep);
  return price + (price * BigInt(millionths)) / 1_000_000n;
};

interface Options {
  readonly db: Db;
  /** Where the walk begins, with 8 decimals. */
  readonly start: () => Promise<bigint>;
  readonly stepMs: number;
  readonly random?: () => number;
}

/**
 * A walk at random, for where there is no market: it stands still where it is steered, until it is let go. Where
 * several processes walk, each goes on from what one of them recorded: they show and post one price.
 */
export const simulatedPrices = (options: Options): PriceProvider => {
  const { db, start, stepMs, random = Math.random } = options;
  let last: bigint | undefined;
  let steppedAt = 0;
  let seen: number | undefined;

  const newest = () =>
    db.selectFrom('prices').selectAll().orderBy('time', 'desc').limit(1).executeTakeFirst();

  const walk = async (from: bigint): Promise<bigint> => {
    const recorded = await newest();
    if (recorded !== undefined && recorded.time !== seen) {
      seen = recorded.time;
      if (recorded.source === 'simulated' && recorded.price !== from) {
        steppedAt = Date.now();
        return recorded.price;
      }
    }
    if (Date.now() - steppedAt < stepMs) return from;
    steppedAt = Date.now();
    return step(from, random);
  };

  const begin = async (): Promise<bigint> => {
    // What was recorded before may be of another chain.
    seen = (await newest())?.time;
    return start();
  };

  return {
    current: async () => {
      const steered = await db.selectFrom('steering').select('price').executeTakeFirst();
      if (steered !== undefined) last = steered.price;
      else last = last === undefined ? await begin() : await walk(last);
      return { price: last, source: 'simulated' };
    },
  };
};

/** Holds the simulated price, or lets it walk again. */
export const steerPrice = async (db: Db, price: bigint | null): Promise<void> => {
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('steering').execute();
    if (price !== null) await transaction.insertInto('steering').values({ price }).execute();
  });
};
