import { PGlite, types } from '@electric-sql/pglite';

const parsers = { [types.INT8]: Number, [types.NUMERIC]: BigInt };
const whole = (value: unknown) => String(value);
const serializers = { [types.INT8]: whole, [types.NUMERIC]: whole };

/** The embedded database in `folder`, or in memory alone; its numbers as PostgreSQL's connection gives them. */
export const openConnection = (folder = 'memory://'): Promise<PGlite> =>
  PGlite.create(folder, { parsers, serializers });

/** The one connection of the embedded database, lent to one user at a time as a pool would. */
export const poolOf = (pglite: PGlite) => {
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
};
