import { commandDetails } from '@updown/contracts';
import type { Db } from '../database/database';
import { answerTo } from '../plugins/errors';
import { conflict } from '../problem';
import type { AdminProof } from '../schemas/admin';
import type { Asked, ProofCheck } from './proof';

export interface Done {
  readonly transactionHash: string;
}

interface Options {
  readonly db: Db;
  readonly check: ProofCheck;
}

/** Carries out signed commands, each once, and writes down who gave which, and what became of it. */
export const createAuditedCommands = ({ db, check }: Options) => {
  const begin = async ({ admin, command, args }: Asked, { nonce, signature }: AdminProof) => {
    const row = await db
      .insertInto('admin_actions')
      .values({
        ...{ admin, command, nonce: nonce.toLowerCase(), signature },
        at: Date.now(),
        details: commandDetails(args),
        ...({ outcome: 'pending', message: null, transaction_hash: null } as const),
      })
      .onConflict((conflicting) => conflicting.column('nonce').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row === undefined) throw conflict('This signature was used already. Please sign again.');
    return row.id;
  };

  const end = (
    id: number,
    outcome: 'done' | 'failed',
    message: string,
    transaction_hash: string | null,
  ) =>
    db
      .updateTable('admin_actions')
      .set({ outcome, message, transaction_hash })
      .where('id', '=', id)
      .execute();

  /** @param told What to say of what was done. */
  return async <Data extends Done>(
    asked: Asked,
    proof: AdminProof | undefined,
    told: (data: Data) => string,
    carryOut: () => Promise<Data>,
  ) => {
    const id = await begin(asked, await check(asked, proof));
    try {
      const data = await carryOut();
      const message = told(data);
      await end(id, 'done', message, data.transactionHash);
      return { success: true as const, message, data };
    } catch (error) {
      await end(id, 'failed', answerTo(error).body.message, null);
      throw error;
    }
  };
};

export type AuditedCommands = ReturnType<typeof createAuditedCommands>;
