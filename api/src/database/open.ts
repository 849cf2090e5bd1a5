import { Migrator, sql } from 'kysely';
import type { Settings } from '../settings/settings';
import type { Database, Db } from './database';
import { migrations } from './migrations';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';

/**
 * Whether every migration has run, and no other. Asked before Kysely is, which reads the whole catalogue to find out:
 * at each start that takes about a third of a second.
 */
const isMigrated = async (db: Db): Promise<boolean> => {
  const done = await sql<{ name: string }>`select name from kysely_migration order by name`
    .execute(db)
    .then(({ rows }) => rows.map(({ name }) => name))
    // There is no such table yet; whatever else may be wrong, Kysely meets it too.
    .catch(() => []);
  return done.join() === Object.keys(migrations).sort().join();
};

export const migrate = async (db: Db): Promise<void> => {
  if (await isMigrated(db)) return;
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error('The migration failed');
};

export const openDatabase = async (
  settings: Pick<Settings, 'DATABASE_DIR' | 'DATABASE_URL'>,
): Promise<Database> => {
  const database =
    settings.DATABASE_URL === undefined
      ? await openPglite(settings.DATABASE_DIR)
      : openPostgres(settings.DATABASE_URL);
  try {
    await migrate(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};
