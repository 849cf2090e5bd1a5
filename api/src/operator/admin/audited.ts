import { commandDetails } from '@updown/protocol/admin-command';
import type { AdminProof } from '@updown/protocol/api/admin';
import { conflict, publicMessageOf } from '../../game/api-error';
import type { Db } from '../../infra/database/database';
import type { RequestedCommand, ProofCheck } from './proof';

export interface Done {
  /** Null for a command that changes nothing on the chain. */
  readonly transactionHash: string | null;
}

interface Options {
  readonly db: Db;
  readonly check: ProofCheck;
}

/** Executes each signed command once, and records the admin and the outcome. */
export function createAuditedCommands({ db, check }: Options) {
  const begin = async (
    { admin, command, args }: RequestedCommand,
    { nonce, signature }: AdminProof,
  ) => {
    const row = await db
      .insertInto('admin_actions')
      .values({
        admin,
        command,
        nonce: nonce.toLowerCase(),
        signature,
        at: Date.now(),
        details: commandDetails(args),
        outcome: 'pending',
        message: null,
        transaction_hash: null,
      })
      .onConflict((conflicting) => conflicting.column('nonce').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row === undefined) throw conflict('signature_used');
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

  /** @param describe Describes the result for the audit log. */
  return async <Data extends Done>(
    requested: RequestedCommand,
    proof: AdminProof | undefined,
    describe: (data: Data) => string,
    carryOut: () => Promise<Data>,
  ) => {
    const id = await begin(requested, await check(requested, proof));
    try {
      const data = await carryOut();
      const message = describe(data);
      await end(id, 'done', message, data.transactionHash);
      return { success: true as const, message, data };
    } catch (error) {
      await end(id, 'failed', publicMessageOf(error), null);
      throw error;
    }
  };
}

export type AuditedCommands = ReturnType<typeof createAuditedCommands>;
