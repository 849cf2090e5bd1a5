import type { HouseDay, HouseFigures } from '@updown/protocol/api/house';

interface Sums {
  readonly rounds: number;
  readonly players: number;
  readonly stakes: bigint;
  readonly payouts: bigint;
  readonly refunds: bigint;
  readonly burned: bigint;
}

const DAY_MS = 86_400_000;
const nothing: Sums = {
  rounds: 0,
  players: 0,
  stakes: 0n,
  payouts: 0n,
  refunds: 0n,
  burned: 0n,
};

function view({ rounds, players, stakes, payouts, refunds, burned }: Sums): HouseFigures['total'] {
  return {
    rounds,
    players,
    stakes: `${stakes}`,
    payouts: `${payouts}`,
    refunds: `${refunds}`,
    burned: `${burned}`,
    result: `${stakes - payouts - refunds - burned}`,
  };
}

/**
 * The house's figures for each day, including days without a round.
 * @param rows By day, counted from 1970; null for the totals of the whole period.
 */
export function houseFigures(
  rows: readonly (Sums & { readonly day: number | null })[],
  firstDay: number,
  lastDay: number,
): HouseFigures {
  const of = new Map(rows.map((row) => [row.day, row]));
  const days = Array.from({ length: lastDay - firstDay + 1 }, (_, index): HouseDay => {
    const day = firstDay + index;
    return {
      day: new Date(day * DAY_MS).toISOString().slice(0, 10),
      ...view(of.get(day) ?? nothing),
    };
  });
  return { days, total: view(of.get(null) ?? nothing) };
}
