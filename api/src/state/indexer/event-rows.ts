import type { Selectable } from 'kysely';
import { roundOf, type GameEvent } from '../../game/events';
import type { EventsTable } from '../../infra/database/tables';

function plainArguments(args: object): Record<string, unknown> {
  const plain: Record<string, unknown> = { ...args };
  for (const name in plain) {
    const value = plain[name];
    if (typeof value === 'bigint') plain[name] = value.toString();
  }
  return plain;
}

/** An event as a row of the table. */
export function toRow(chainId: number, event: GameEvent) {
  return {
    chain_id: chainId,
    block_hash: event.blockHash,
    log_index: event.logIndex,
    block: event.block,
    transaction_hash: event.transactionHash,
    name: event.name,
    round_id: roundOf(event),
    args: plainArguments(event.args),
  };
}

/** Amounts, which are strings in JSON. */
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
  'feedRoundId',
]);

export function fromRow(row: Selectable<EventsTable>): GameEvent {
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
}
