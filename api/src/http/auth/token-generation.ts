import { randomUUID } from 'node:crypto';
import type { Db } from '../../infra/database/database';

/** The generation of valid tokens in the database. Starts a new one if it is missing, as after a restore. */
export async function tokenGeneration(db: Db): Promise<string> {
  await db
    .insertInto('token_generation')
    .values({ id: randomUUID() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await db.selectFrom('token_generation').select('id').executeTakeFirstOrThrow();
  return id;
}
