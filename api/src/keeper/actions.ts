import type { ContractTransaction, TransactionReceipt } from 'ethers';
import type { Account } from '../accounts/account';
import { feedInterface, gameInterface } from '../chain/contracts';
import type { Db } from '../database/database';
import { answerTo } from '../plugins/errors';
import { priceOf } from '../present/units';

/** Prices are posted all the time: a few of them tell enough, and must not push the rest out. */
const shownPosts = 3;
const kept = 200;
const cleanEvery = 50;

/** A newer price may have taken the place of the one that was sent first. */
const postedIn = ({ logs }: TransactionReceipt): bigint | undefined =>
  logs
    .map((entry) => feedInterface.parseLog(entry))
    .find((event) => event?.name === 'AnswerUpdated')?.args.current as bigint | undefined;

const nameOf = (
  { data }: ContractTransaction,
  receipt?: TransactionReceipt,
): { action: string; details: string } => {
  const call = feedInterface.parseTransaction({ data }) ?? gameInterface.parseTransaction({ data });
  if (call === null) return { action: 'transaction', details: '' };
  const first = (receipt && postedIn(receipt)) ?? (call.args[0] as bigint);
  const details =
    call.name === 'postAnswer' ? `price: ${priceOf(first)}` : `round: ${first.toString()}`;
  return { action: call.name, details };
};

/** What the keeper sent lately, in a table: any process may be asked, and one of them is the keeper. */
export const createKeeperActions = (db: Db) => {
  let written = 0;
  /** What failed last: a keeper that fails the same way again and again is one line, with its latest time. */
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
      const oldest = await newest(comparison, 1).offset(kept).executeTakeFirst();
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
    if (written++ % cleanEvery === 0) await clean();
  };

  return {
    /** The same account, which writes down what it sends. */
    of: (account: Account): Account => ({
      ...account,
      send: async (transaction, options) => {
        try {
          const receipt = await account.send(transaction, options);
          const outcome = { transaction_hash: receipt.hash, error: null };
          await write(account.address, nameOf(transaction, receipt), outcome);
          return receipt;
        } catch (error) {
          const outcome = { transaction_hash: null, error: answerTo(error).body.message };
          await write(account.address, nameOf(transaction), outcome);
          throw error;
        }
      },
    }),

    /** The latest first. */
    latest: async (limit: number) => {
      const rows = await Promise.all([
        newest('=', shownPosts).execute(),
        newest('!=', limit - shownPosts).execute(),
      ]);
      return rows
        .flat()
        .sort((a, b) => b.id - a.id)
        .map(({ at, action, details, transaction_hash, error }) => ({
          ...{ at, action, details, error },
          transactionHash: transaction_hash,
        }));
    },
  };
};

export type KeeperActions = ReturnType<typeof createKeeperActions>;
