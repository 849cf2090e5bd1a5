import type { StreamEvents } from '@updown/protocol/api/stream';
import type { Db } from '../../api/src/infra/database/database';
import { streamAfter } from '../../api/src/infra/database/stream';
import { keyOf, pageStateOf, type PageState } from './page-state';

const empty: PageState = { round: undefined, limits: undefined, predictions: {}, results: {} };

/** Follows the event stream as a page does: it reads everything again only after a resync. */
export function createReader(db: Db) {
  let lastId = 0;
  let state = empty;

  const readAll = async (): Promise<PageState> =>
    pageStateOf({
      rounds: await db.selectFrom('rounds').selectAll().orderBy('id').execute(),
      predictions: await db.selectFrom('predictions').selectAll().execute(),
      parameters: await db.selectFrom('parameters').selectAll().execute(),
    });

  const apply = (event: string, data: unknown) => {
    if (event === 'round') state = { ...state, round: data as StreamEvents['round'] };
    if (event === 'limits') state = { ...state, limits: data as StreamEvents['limits'] };
    if (event === 'prediction') {
      const item = data as StreamEvents['prediction'];
      state = { ...state, predictions: { ...state.predictions, [keyOf(item)]: item } };
    }
    if (event === 'result') {
      const item = data as StreamEvents['result'];
      state = { ...state, results: { ...state.results, [item.id]: item } };
    }
  };

  return {
    state: () => state,
    follow: async (): Promise<void> => {
      const rows = await streamAfter(db, lastId);
      lastId = rows.at(-1)?.id ?? lastId;
      if (rows.some(({ event }) => event === 'resync')) state = await readAll();
      else for (const { event, data } of rows) apply(event, data);
    },
  };
}

export type Reader = ReturnType<typeof createReader>;
