import type { Selectable } from 'kysely';
import type { EventsTable } from '../database/tables';
import { roundOf, type GameEvent } from './events';

const plainArguments = (args: object): Record<string, unknown> => {
  const plain: Record<string, unknown> = { ...args };
  for (const name in plain) {
    const value = plain[name];
    if (typeof value === 'bigint') plain[name] = value.toString();
  }
  return plain;
};

/** An event as the table holds it. */
export const toRow = (chainId: number, event: GameEvent) => ({
  chain_id: chainId,
  block_hash: event.blockHash,
  log_index: event.logIndex,
  block: event.block,
  transaction_hash: event.transactionHash,
  name: event.name,
  round_id: roundOf(event),
  args: plainArguments(event.args),
});

/** The amounts of an event, which JSON holds as text. */
const bigArguments = new Set([
  'priceAtStart',
  'minimumDeposit',
  'maximumDeposit',
  'amount',
  'upPool',
  'downPool',
  'priceAtEnd',
  'burned',
  'payout',
  'basisPoints',
]);

export const fromRow = (row: Selectable<EventsTable>): GameEvent => {
  const args = Object.entries(row.args).map(([name, value]) => [
    name,
    bigArguments.has(name) ? BigInt(value) : value,
  ]);
  return {
    name: row.name,
    args: Object.fromEntries(args) as object,
    block: row.block,
    blockHash: row.block_hash,
    logIndex: row.log_index,
    transactionHash: row.transaction_hash,
  } as GameEvent;
};
