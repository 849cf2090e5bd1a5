import { Migrator } from 'kysely';
import type { Settings } from '../settings/settings';
import type { Database, Db } from './database';
import { migrations } from './migrations';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';

export const migrate = async (db: Db): Promise<void> => {
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
