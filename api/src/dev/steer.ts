import type { Db } from '../database/database';
import type { Keeper } from '../keeper/keeper';
import { toPriceUnits } from '../present/units';
import type { Recorder } from '../price/recorder';
import { steerPrice } from '../price/simulated';
import { conflict } from '../problem';

interface Options {
  readonly db: Db;
  readonly recorder: Recorder;
  readonly keeper: Keeper | undefined;
  /** Resolves when what is recorded can be read. */
  readonly settle: () => Promise<void>;
}

/** Holds the simulated price at `price` and posts it at once; with null the price walks on from where it is. */
export const createSteering =
  ({ db, recorder, keeper, settle }: Options) =>
  async (price: number | null): Promise<void> => {
    if (price === null) return steerPrice(db, null);
    if (keeper === undefined)
      throw conflict('This server posts no prices, so it cannot steer them.');
    const units = toPriceUnits(price);
    await keeper.checkAnswer(units);
    // The market first: otherwise the keeper may correct the feed to what the price was.
    await keeper.postAnswer(units, () => steerPrice(db, units));
    await recorder.take();
    await settle();
  };
