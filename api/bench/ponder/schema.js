import { onchainTable, primaryKey } from 'ponder';

/** The rounds and predictions of ours; the events themselves Ponder keeps in tables of its own. */
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
