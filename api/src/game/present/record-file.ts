import type { Outcome } from '../round';
import { amountOf, exactPrice } from '../units';

/** A bet with its round and its payout. Times are Unix seconds; a fee is null while it is unknown. */
export interface RecordedBet {
  readonly round_id: number;
  readonly up: boolean;
  readonly amount: bigint;
  readonly outcome: Outcome;
  readonly start_time: number;
  readonly end_time: number;
  readonly price_at_start: bigint;
  readonly price_at_end: bigint | null;
  readonly payout: bigint;
  readonly bet_time: number | null;
  readonly bet_transaction: string | null;
  readonly bet_fee: bigint | null;
  /** Null until the payout. */
  readonly paid_time: number | null;
  readonly paid_transaction: string | null;
  readonly paid_fee: bigint | null;
}

/** Without the milliseconds, which a block does not have. */
function isoSeconds(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
}

function resultOf({ outcome, up }: RecordedBet): string {
  if (outcome === 'Pending' || outcome === 'Draw' || outcome === 'Void') {
    return outcome.toUpperCase();
  }
  return outcome === (up ? 'Up' : 'Down') ? 'WON' : 'LOST';
}

function orNull<Value>(value: Value | null, text: (value: Value) => string): string | null {
  return value === null ? null : text(value);
}

type Column = readonly [
  name: string,
  cell: (bet: RecordedBet, symbol: string) => string | number | null,
];

const columns: readonly Column[] = [
  ['round', ({ round_id }) => round_id],
  ['round_start', ({ start_time }) => isoSeconds(start_time)],
  ['round_end', ({ end_time }) => isoSeconds(end_time)],
  ['start_price_usd', ({ price_at_start }) => exactPrice(price_at_start)],
  ['end_price_usd', ({ price_at_end }) => orNull(price_at_end, exactPrice)],
  ['prediction', ({ up }) => (up ? 'UP' : 'DOWN')],
  ['result', resultOf],
  ['token', (_bet, symbol) => symbol],
  ['stake', ({ amount }) => amountOf(amount)],
  ['payout', ({ outcome, payout }) => (outcome === 'Pending' ? null : amountOf(payout))],
  ['bet_time', ({ bet_time }) => orNull(bet_time, isoSeconds)],
  ['bet_transaction', ({ bet_transaction }) => bet_transaction],
  ['bet_fee_eth', ({ bet_fee }) => orNull(bet_fee, amountOf)],
  ['payout_time', ({ paid_time }) => orNull(paid_time, isoSeconds)],
  ['payout_transaction', ({ paid_transaction }) => paid_transaction],
  ['payout_fee_eth', ({ paid_fee }) => orNull(paid_fee, amountOf)],
];

export const recordHeader: readonly string[] = columns.map(([name]) => name);

/** A line of the record, in the order of `recordHeader`. `symbol` is the token's. */
export function recordLine(bet: RecordedBet, symbol: string): (string | number | null)[] {
  return columns.map(([, cell]) => cell(bet, symbol));
}
