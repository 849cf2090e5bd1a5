import { sql } from 'kysely';
import { roundOf, type GameEvent } from '../../game/events';
import type { Db } from '../../infra/database/database';
import { upsert } from '../../infra/database/upsert';
import { emptyRows, predictionKey, reduce, type Rows } from './reduce';

/** Loads the existing rows that `events` change or need. */
async function loadRows(db: Db, events: readonly GameEvent[]): Promise<Rows> {
  const rows = emptyRows();
  for (const { name, value } of await db.selectFrom('parameters').selectAll().execute()) {
    rows.parameters.set(name, value);
  }
  const ids = [...new Set(events.map(roundOf).filter((id) => id !== null))];
  if (ids.length === 0) return rows;
  const withPrevious = [...new Set(ids.flatMap((id) => [id, id - 1]))];
  const rounds = await db
    .selectFrom('rounds')
    .selectAll()
    .where('id', '=', sql<number>`any(${sql.val(withPrevious)}::int[])`)
    .execute();
  for (const { revision: _, ...round } of rounds) rows.rounds.set(round.id, round);
  const settled = events.filter(({ name }) => name !== 'PredictionMade' && name !== 'RoundStarted');
  const settledIds = [...new Set(settled.map(roundOf).filter((id) => id !== null))];
  if (settledIds.length === 0) return rows;
  const predictions = await db
    .selectFrom('predictions')
    .selectAll()
    .where('round_id', '=', sql<number>`any(${sql.val(settledIds)}::int[])`)
    .execute();
  for (const prediction of predictions) {
    rows.predictions.set(predictionKey(prediction.round_id, prediction.player), prediction);
  }
  return rows;
}

/** Applies `events` to the tables, and returns the resulting rows. */
export async function applyEvents(db: Db, events: readonly GameEvent[], revision: number) {
  const rows = await loadRows(db, events);
  const rounds = new Map(rows.rounds);
  const predictions = new Map(rows.predictions);
  reduce(rows, events);
  const changedRounds = [...rows.rounds].filter(([id, round]) => rounds.get(id) !== round);
  const changedPredictions = [...rows.predictions].filter(
    ([key, prediction]) => predictions.get(key) !== prediction,
  );
  await upsert(
    db,
    'rounds',
    ['id'],
    changedRounds.map(([, round]) => ({ ...round, revision })),
  );
  await upsert(
    db,
    'predictions',
    ['round_id', 'player'],
    changedPredictions.map(([, row]) => row),
  );
  await upsert(
    db,
    'parameters',
    ['name'],
    [...rows.parameters].map(([name, value]) => ({ name, value })),
  );
  return rows;
}
