import type { Db } from '../../api/src/infra/database/database';

/** Serialises a value with sorted fields, because the database changes the order of fields in JSON. */
export function text(value: unknown): string {
  return JSON.stringify(value, (_key, one: unknown) => {
    if (typeof one === 'bigint') return `${one}n`;
    if (typeof one !== 'object' || one === null || Array.isArray(one)) return one;
    return Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/**
 * Reads every table of the index in a fixed order, without the columns that count changes. The fees are missing too, because
 * they follow later.
 */
export async function readTables(db: Db) {
  const rounds = await db.selectFrom('rounds').selectAll().orderBy('id').execute();
  const events = await db
    .selectFrom('events')
    .selectAll()
    .orderBy('block')
    .orderBy('log_index')
    .execute();
  return {
    cursor: await db
      .selectFrom('cursor')
      .select(['chain_id', 'game', 'block', 'hash'])
      .executeTakeFirst(),
    blocks: await db.selectFrom('blocks').selectAll().orderBy('number').execute(),
    events: events.map(({ fee: _, ...event }) => event),
    rounds: rounds.map(({ revision: _, ...round }) => round),
    predictions: await db
      .selectFrom('predictions')
      .selectAll()
      .orderBy('round_id')
      .orderBy('block')
      .orderBy('log_index')
      .execute(),
    parameters: await db.selectFrom('parameters').selectAll().orderBy('name').execute(),
  };
}

export type Tables = Awaited<ReturnType<typeof readTables>>;

/** Lists each row that is only in one of the two. */
export function differingRows(truth: Tables, found: Tables): string[] {
  return (Object.keys(truth) as (keyof Tables)[]).flatMap((table) => {
    const [there, here] = [truth, found].map((tables) => new Set([tables[table]].flat().map(text)));
    const only = (a: Set<string> | undefined, b: Set<string> | undefined, what: string) =>
      [...(a ?? [])].filter((row) => !b?.has(row)).map((row) => `${table}: ${what} ${row}`);
    return [...only(there, here, 'missing'), ...only(here, there, 'unexpected')];
  });
}
