import type { ChainClock } from '../chain/clock';
import type { Db } from '../database/database';
import { appendToStream } from '../database/stream';
import { priceOf } from '../present/units';
import type { PriceProvider, ProvidedPrice } from './provider';
import type { PriceRecord } from './record';
import { recordedTime } from './recorded-time';

const dayMs = 24 * 3600_000;
/** How long what was streamed is kept for those who come back. */
const streamedMs = 15 * 60_000;
const cleanEvery = 500;
/** How far the clocks of two processes may be apart. */
const aheadMs = 60_000;

interface Options {
  readonly db: Db;
  readonly clock: ChainClock;
  readonly record: PriceRecord;
  readonly provider: PriceProvider;
  readonly recordDays: number;
}

/** Takes prices from the provider, records them and tells the streams. */
export const createRecorder = ({ db, clock, record, provider, recordDays }: Options) => {
  let taken = 0;

  const write = async ({ price, source, time: since }: ProvidedPrice) => {
    const now = Math.floor(clock.now());
    const time = recordedTime(since, record.latest()?.time, now);
    if (time === undefined) return;
    const { change24h } = record.day(time);
    const data = { price: priceOf(price), change24h, timestamp: time, source };
    await db.transaction().execute(async (transaction) => {
      // Of the time before a local chain was reset.
      await transaction
        .deleteFrom('prices')
        .where('time', '>', now + aheadMs)
        .execute();
      await transaction
        .insertInto('prices')
        .values({ time, price, source })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await appendToStream(transaction, [{ event: 'price', data }]);
    });
  };

  const clean = async () => {
    await db
      .deleteFrom('prices')
      .where('time', '<', clock.now() - recordDays * dayMs)
      .execute();
    await db
      .deleteFrom('stream')
      .where('at', '<', Date.now() - streamedMs)
      .execute();
  };

  return {
    /** Takes and records the price now; throws where there is none that can be believed. */
    take: async (): Promise<ProvidedPrice> => {
      const price = await provider.current();
      await write(price);
      if (taken++ % cleanEvery === 0) await clean();
      return price;
    },
  };
};

export type Recorder = ReturnType<typeof createRecorder>;
