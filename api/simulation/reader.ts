import type { Db } from '../src/database/database';
import { streamAfter } from '../src/database/read-stream';
import type { StreamEvents } from '../src/schemas/stream';
import { keyOf, toldOf, type Told } from './told';

const empty: Told = { round: undefined, limits: undefined, predictions: {}, results: {} };

/** Who follows the event stream as a page does: it reads everything again only where it is told to. */
export const createReader = (db: Db) => {
  let lastId = 0;
  let told = empty;

  const readAll = async (): Promise<Told> =>
    toldOf({
      rounds: await db.selectFrom('rounds').selectAll().orderBy('id').execute(),
      predictions: await db.selectFrom('predictions').selectAll().execute(),
      parameters: await db.selectFrom('parameters').selectAll().execute(),
    });

  const take = (event: string, data: unknown) => {
    if (event === 'round') told = { ...told, round: data as StreamEvents['round'] };
    if (event === 'limits') told = { ...told, limits: data as StreamEvents['limits'] };
    if (event === 'prediction') {
      const item = data as StreamEvents['prediction'];
      told = { ...told, predictions: { ...told.predictions, [keyOf(item)]: item } };
    }
    if (event === 'result') {
      const item = data as StreamEvents['result'];
      told = { ...told, results: { ...told.results, [item.id]: item } };
    }
  };

  return {
    told: () => told,
    follow: async (): Promise<void> => {
      const rows = await streamAfter(db, lastId);
      lastId = rows.at(-1)?.id ?? lastId;
      if (rows.some(({ event }) => event === 'resync')) told = await readAll();
      else for (const { event, data } of rows) take(event, data);
    },
  };
};

export type Reader = ReturnType<typeof createReader>;
