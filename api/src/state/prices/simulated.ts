import type { Db } from '../../infra/database/database';
import type { PriceProvider } from './provider';

/** The largest step in millionths, as in a calm market. */
const LARGEST_STEP = 400;

function step(price: bigint, random: () => number): bigint {
  const millionths = Math.round((random() * 2 - 1) * LARGEST_STEP);
  return price + (price * BigInt(millionths)) / 1_000_000n;
}

interface Options {
  readonly db: Db;
  /** The first price, with 8 decimals. */
  readonly start: () => Promise<bigint>;
  readonly stepMs: number;
  readonly random?: () => number;
}

/**
 * A random walk for chains without a market. An override holds the price until the override ends. All processes
 * continue from the last recorded price, so that all show and post the same price.
 */
export function simulatedPrices(options: Options): PriceProvider {
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
    // Earlier records may belong to another chain.
    seen = (await newest())?.time;
    return start();
  };

  return {
    current: async () => {
      const override = await db.selectFrom('steering').select('price').executeTakeFirst();
      if (override !== undefined) last = override.price;
      else last = last === undefined ? await begin() : await walk(last);
      return { price: last, source: 'simulated' };
    },
  };
}

/** Sets the override of the simulated price, or ends it with null. */
export async function overridePrice(db: Db, price: bigint | null): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('steering').execute();
    if (price !== null) await transaction.insertInto('steering').values({ price }).execute();
  });
}
