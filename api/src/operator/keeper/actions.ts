import type { ContractTransaction, TransactionDescription, TransactionReceipt } from 'ethers';
import type { Account } from '../../chain/accounts/account';
import { feedInterface, gameInterface } from '../../chain/contracts';
import { publicMessageOf } from '../../game/api-error';
import { priceOf } from '../../game/units';
import type { Db } from '../../infra/database/database';
import { LeaseLost } from '../../infra/database/hold-lease';

/** Prices are posted all the time. A few are enough, so that they do not push other actions out of the list. */
const SHOWN_POSTS = 3;
const KEPT = 200;
const CLEAN_EVERY = 50;

/** A newer price may have replaced the first one. */
function postedIn({ logs }: TransactionReceipt): bigint | undefined {
  return logs
    .map((entry) => feedInterface.parseLog(entry))
    .find((event) => event?.name === 'AnswerUpdated')?.args.current as bigint | undefined;
}

function nameOf(
  { data }: ContractTransaction,
  receipt?: TransactionReceipt,
): { action: string; details: string } {
  const call = feedInterface.parseTransaction({ data }) ?? gameInterface.parseTransaction({ data });
  if (call === null) return { action: 'transaction', details: '' };
  return { action: call.name, details: detailsOf(call, receipt) };
}

function detailsOf({ name, args }: TransactionDescription, receipt?: TransactionReceipt): string {
  if (name === 'claimManyFor') {
    const [players, roundId] = args as unknown as [string[], bigint];
    return `round: ${roundId}, players: ${players.length}`;
  }
  const first = args[0] as bigint;
  if (name === 'startNewRound') return `price: ${priceOf(first)}`;
  if (name === 'postAnswer') return `price: ${priceOf((receipt && postedIn(receipt)) ?? first)}`;
  return `round: ${first}`;
}

/** The keeper's recent actions, in a table so that any process can read them. */
export function createKeeperActions(db: Db) {
  let written = 0;
  /** The last failure. A repeated failure stays one row, with its latest time. */
  let failure: { id: number; what: string } | undefined;

  const newest = (comparison: '=' | '!=', limit: number) =>
    db
      .selectFrom('keeper_actions')
      .selectAll()
      .where('action', comparison, 'postAnswer')
      .orderBy('id', 'desc')
      .limit(limit);

  const clean = async () => {
    for (const comparison of ['=', '!='] as const) {
      const oldest = await newest(comparison, 1).offset(KEPT).executeTakeFirst();
      if (oldest === undefined) continue;
      await db
        .deleteFrom('keeper_actions')
        .where('action', comparison, 'postAnswer')
        .where('id', '<=', oldest.id)
        .execute();
    }
  };

  const write = async (
    account: string,
    named: ReturnType<typeof nameOf>,
    outcome: { transaction_hash: string | null; error: string | null },
  ) => {
    const row = { account, ...named, ...outcome };
    const what = JSON.stringify(row);
    if (failure?.what === what) {
      const { id } = failure;
      await db.updateTable('keeper_actions').set({ at: Date.now() }).where('id', '=', id).execute();
      return;
    }
    const { id } = await db
      .insertInto('keeper_actions')
      .values({ at: Date.now(), ...row })
      .returning('id')
      .executeTakeFirstOrThrow();
    failure = outcome.error === null ? undefined : { id, what };
    if (written++ % CLEAN_EVERY === 0) await clean();
  };

  return {
    /** Wraps an account so that its transactions are recorded. */
    of: (account: Account): Account => ({
      ...account,
      send: async (transaction, options) => {
        try {
          const receipt = await account.send(transaction, options);
          const outcome = { transaction_hash: receipt.hash, error: null };
          await write(account.address, nameOf(transaction, receipt), outcome);
          return receipt;
        } catch (error) {
          if (error instanceof LeaseLost) throw error;
          const outcome = { transaction_hash: null, error: publicMessageOf(error) };
          await write(account.address, nameOf(transaction), outcome);
          throw error;
        }
      },
    }),

    /** Newest first. */
    latest: async (limit: number) => {
      const rows = await Promise.all([
        newest('=', SHOWN_POSTS).execute(),
        newest('!=', limit - SHOWN_POSTS).execute(),
      ]);
      return rows
        .flat()
        .sort((a, b) => b.id - a.id)
        .map(({ at, action, details, transaction_hash, error }) => ({
          at,
          action,
          details,
          error,
          transactionHash: transaction_hash,
        }));
    },
  };
}

export type KeeperActions = ReturnType<typeof createKeeperActions>;
