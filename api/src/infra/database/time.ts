import { sql } from 'kysely';

/** The database's clock in Unix milliseconds, which all processes share. */
export const databaseTime = sql<number>`(extract(epoch from now()) * 1000)::bigint`;
