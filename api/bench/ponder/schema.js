import { onchainTable, primaryKey } from 'ponder';

/** The same rounds and predictions as in our tables. Ponder stores the events in its own tables. */
export const rounds = onchainTable('rounds', (t) => ({
  id: t.integer().primaryKey(),
  startTime: t.bigint().notNull(),
  endTime: t.bigint().notNull(),
  lockTime: t.bigint().notNull(),
  priceAtStart: t.bigint().notNull(),
  upPool: t.bigint().notNull(),
  downPool: t.bigint().notNull(),
  upPlayers: t.integer().notNull(),
  downPlayers: t.integer().notNull(),
  minimumDeposit: t.bigint().notNull(),
  maximumDeposit: t.bigint().notNull(),
}));

export const predictions = onchainTable(
  'predictions',
  (t) => ({
    roundId: t.integer().notNull(),
    player: t.hex().notNull(),
    up: t.boolean().notNull(),
    amount: t.bigint().notNull(),
    block: t.integer().notNull(),
    logIndex: t.integer().notNull(),
  }),
  (table) => ({ key: primaryKey({ columns: [table.roundId, table.player] }) }),
);
