import type { Prediction, Round } from '../../game/round';
import type { Db } from '../../infra/database/database';
import { readCursor } from '../indexer/cursor';
const SHOWN_PREDICTIONS = 200;

export interface RoundsState {
  readonly rounds: ReadonlyMap<number, Round>;
  readonly latest: Round | undefined;
  /** The newest predictions of all players, newest first. */
  readonly predictions: readonly Prediction[];
  readonly total: () => number;
  readonly parameters: ReadonlyMap<string, bigint>;
  /** The last indexed block, or -1. */
  readonly block: number;
  /** Counts the changes of the tables. */
  readonly revision: number;
}

/** The public tables in memory. `refresh` loads their changes. */
export function createRoundsState(db: Db) {
  const rounds = new Map<number, Round>();
  const open = new Set<number>();
  let predictions: Prediction[] = [];
  let parameters = new Map<string, bigint>();
  let latestId = 0;
  let block = -1;
  let revision = -1;

  const changedRounds = (since: number) =>
    db.selectFrom('rounds').selectAll().where('revision', '>', since).execute();

  const newestPredictions = () =>
    db
      .selectFrom('predictions')
      .selectAll()
      .orderBy('block', 'desc')
      .orderBy('log_index', 'desc')
      .limit(SHOWN_PREDICTIONS)
      .execute();

  const allParameters = () => db.selectFrom('parameters').selectAll().execute();

  const forget = () => {
    rounds.clear();
    open.clear();
    latestId = 0;
  };

  const take = (round: Round) => {
    rounds.set(round.id, round);
    if (round.outcome === 'Pending') open.add(round.id);
    else open.delete(round.id);
    latestId = Math.max(latestId, round.id);
  };

  return {
    /** Returns whether anything but the block has changed. */
    refresh: async (): Promise<boolean> => {
      const cursor = await readCursor(db);
      if (cursor === undefined) return false;
      if (cursor.revision === revision) {
        block = cursor.block;
        return false;
      }
      const isReset = cursor.reset_revision > revision;
      // Applied only after all queries have succeeded, so that the rest of a failed refresh cannot overwrite a later
      // refresh.
      const [changed, newest, values] = await Promise.all([
        changedRounds(isReset ? -1 : revision),
        newestPredictions(),
        allParameters(),
      ]);
      if (isReset) forget();
      for (const { revision: _, ...round } of changed) take(round);
      predictions = newest;
      parameters = new Map(values.map(({ name, value }) => [name, value]));
      // Set after the rounds, so that a process that reports a block already serves the rounds of that block.
      ({ block, revision } = cursor);
      return true;
    },
    /** The rounds without an outcome. */
    open: (): Round[] => [...open].flatMap((id) => rounds.get(id) ?? []),
    now: (): RoundsState => ({
      rounds,
      latest: rounds.get(latestId),
      predictions,
      total: () => [...rounds.values()].reduce((sum, r) => sum + r.up_players + r.down_players, 0),
      parameters,
      block,
      revision,
    }),
  };
}
