import { sql } from 'kysely';
import type { Db } from './database';
import type { Tables } from './tables';

/** JSON has no bigint. The caller converts numbers in nested values. */
function toJson(rows: readonly object[], columns: readonly string[]): string {
  return JSON.stringify(
    rows.map((row) => {
      const plain: Record<string, unknown> = {};
      for (const column of columns) {
        const value = (row as Record<string, unknown>)[column];
        plain[column] = typeof value === 'bigint' ? value.toString() : value;
      }
      return plain;
    }),
  );
}

/** Writes any number of whole rows in one statement with one parameter. Replaces rows with the same key. */
export async function upsert<Name extends keyof Tables>(
  db: Db,
  table: Name,
  key: (keyof Tables[Name] & string)[],
  rows: object[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  const changes = columns
    .filter((column) => !key.includes(column as never))
    .map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`);
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(columns.map((column) => sql.ref(column)))}
    from json_populate_recordset(null::${sql.table(table)}, ${toJson(rows, columns)}::json)
    on conflict (${sql.join(key.map((column) => sql.ref(column)))})
    do ${changes.length > 0 ? sql`update set ${sql.join(changes)}` : sql`nothing`}
  `.execute(db);
}
