import type { Db } from '../../infra/database/database';

/** The clocks of processes differ: a token that has expired for one may still be valid for another. */
const SLACK_SECONDS = 3600;

/** The revoked tokens, until they have expired. */
export function createRevocations(db: Db) {
  return {
    has: async (id: string): Promise<boolean> => {
      const row = db.selectFrom('revoked_tokens').select('id').where('id', '=', id);
      return (await row.executeTakeFirst()) !== undefined;
    },

    /** @param expires_at Unix seconds. */
    add: async (id: string, expires_at: number): Promise<void> => {
      const oldest = Math.floor(Date.now() / 1000) - SLACK_SECONDS;
      await db.deleteFrom('revoked_tokens').where('expires_at', '<', oldest).execute();
      await db
        .insertInto('revoked_tokens')
        .values({ id, expires_at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}

export type Revocations = ReturnType<typeof createRevocations>;
