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

/** A walk at random, for where there is no market: it stands still where it is steered, until it is let go. */
export const simulatedPrices = (options: Options): PriceProvider => {
  const { db, start, stepMs, random = Math.random } = options;
  let last: bigint | undefined;
  let steppedAt = 0;
  return {
    current: async () => {
      const steered = await db.selectFrom('steering').select('price').executeTakeFirst();
      if (steered !== undefined) last = steered.price;
      else if (last === undefined) last = await start();
      else if (Date.now() - steppedAt >= stepMs) {
        last = step(last, random);
        steppedAt = Date.now();
      }
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
