import { parseAmount, type PlayerHistoryItem } from '@updown/shared';

export interface LastPool {
  readonly roundId: number;
  readonly up: bigint;
  readonly down: bigint;
  readonly players: number;
}

type Bet = Pick<PlayerHistoryItem, 'roundId' | 'direction' | 'stakeAmount'>;

/**
 * The pools of the rounds before this one, latest first, as far as the latest bets have all of a round.
 * @param total The number of all bets. If there are more, the oldest round may lack some.
 */
export function lastPools(bets: readonly Bet[], total: number, before: number): LastPool[] {
  const pools = new Map<number, LastPool>();
  for (const { roundId, direction, stakeAmount } of bets) {
    if (roundId >= before) continue;
    const { up, down, players } = pools.get(roundId) ?? { up: 0n, down: 0n, players: 0 };
    const stake = parseAmount(stakeAmount);
    pools.set(roundId, {
      roundId,
      up: direction === 'UP' ? up + stake : up,
      down: direction === 'DOWN' ? down + stake : down,
      players: players + 1,
    });
  }
  const sorted = [...pools.values()].sort((a, b) => b.roundId - a.roundId);
  return bets.length < total ? sorted.slice(0, -1) : sorted;
}
