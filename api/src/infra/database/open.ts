import { Migrator, sql } from 'kysely';
import type { Settings } from '../settings/settings';
import type { Database, Db } from './database';
import { migrations } from './migrations';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';

/**
 * The migrations that have run. Read here, because Kysely's own check reads the whole catalogue and adds about a third of
 * a second to each start.
 */
function migrationsDone(db: Db): Promise<string[]> {
  return (
    sql<{ name: string }>`select name from kysely_migration order by name`
      .execute(db)
      .then(({ rows }) => rows.map(({ name }) => name))
      // The table does not exist yet. Kysely reports any other error.
      .catch(() => [])
  );
}

export async function migrate(db: Db): Promise<void> {
  const done = await migrationsDone(db);
  const unknown = done.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0) {
    throw new Error(
      `Another version of the API has written this database: it has ${unknown.join(', ')}. Run that version, or restore a backup from before it; npm run reset deletes a local game.`,
    );
  }
  if (done.length === Object.keys(migrations).length) return;
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error('The migration failed');
}

/** Migrates without the pooler, because a migration may exceed the pooler's statement timeout. */
async function migratePast(directUrl: string): Promise<void> {
  const direct = openPostgres(directUrl);
  try {
    await migrate(direct.db);
  } finally {
    await direct.close();
  }
}

export async function openDatabase({
  DATABASE_DIR: folder,
  DATABASE_URL: url,
  DATABASE_DIRECT_URL: directUrl,
}: Pick<Settings, 'DATABASE_DIR' | 'DATABASE_URL'> &
  Partial<Pick<Settings, 'DATABASE_DIRECT_URL'>>): Promise<Database> {
  if (directUrl !== undefined) await migratePast(directUrl);
  const database = url === undefined ? await openPglite(folder) : openPostgres(url, directUrl);
  try {
    await migrate(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
