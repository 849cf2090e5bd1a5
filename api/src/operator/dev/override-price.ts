import { ApiError } from '../../game/api-error';
import { toPriceUnits } from '../../game/units';
import type { Db } from '../../infra/database/database';
import type { Recorder } from '../../state/prices/recorder';
import { overridePrice } from '../../state/prices/simulated';
import type { Keeper } from '../keeper/keeper';

interface Options {
  readonly db: Db;
  readonly recorder: Recorder;
  readonly keeper: Keeper | undefined;
  /** Resolves when the recorded price can be read. */
  readonly settle: () => Promise<void>;
}

/** Holds the simulated price at `price` and posts it at once; null ends the override. */
export function createPriceOverride({ db, recorder, keeper, settle }: Options) {
  return async (price: number | null): Promise<void> => {
    if (price === null) return overridePrice(db, null);
    if (keeper === undefined) {
      throw new ApiError(
        409,
        'conflict',
        'This server does not post prices, so it cannot override them.',
      );
    }
    const units = toPriceUnits(price);
    await keeper.checkAnswer(units);
    // The market price changes first. Otherwise the keeper could set the feed back to the previous price.
    await keeper.postAnswer(units, () => overridePrice(db, units));
    await recorder.take();
    await settle();
  };
}
