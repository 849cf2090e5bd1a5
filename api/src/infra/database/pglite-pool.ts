import { PGlite, types } from '@electric-sql/pglite';

const parsers = { [types.INT8]: Number, [types.NUMERIC]: BigInt };
function whole(value: unknown) {
  return String(value);
}
const serializers = { [types.INT8]: whole, [types.NUMERIC]: whole };

/** Opens the embedded database in `folder`, or in memory. Numeric types are parsed as on a PostgreSQL connection. */
export function openConnection(folder = 'memory://'): Promise<PGlite> {
  return PGlite.create(folder, { parsers, serializers });
}

/** A pool over the embedded database's only connection, which one user holds at a time. */
export function poolOf(pglite: PGlite) {
  let last: Promise<void> = Promise.resolve();
  return {
    connect: async () => {
      const turn = last;
      let release = () => {};
      last = new Promise((resolve) => (release = resolve));
      await turn;
      return {
        query: async (sql: string, parameters: readonly unknown[]) => {
          const { rows, affectedRows } = await pglite.query(sql, [...parameters]);
          const command = sql.trimStart().slice(0, 6).toUpperCase();
          return { rows, rowCount: affectedRows ?? 0, command: command as 'SELECT' };
        },
        release,
      };
    },
    end: () => pglite.close(),
  };
}
