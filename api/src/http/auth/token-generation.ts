import { randomUUID } from 'node:crypto';
import type { Db } from '../../infra/database/database';

/**
 * Reads the current token generation from the database. Starts a new generation if there is none, as after a restore.
 */
export async function tokenGeneration(db: Db): Promise<string> {
  await db
    .insertInto('token_generation')
    .values({ id: randomUUID() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await db.selectFrom('token_generation').select('id').executeTakeFirstOrThrow();
  return id;
}
