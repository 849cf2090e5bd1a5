import type * as schemas from '@updown/protocol/api/operator';
import { payout } from '../../game/payout';
import type { Round } from '../../game/round';
import { amountOf } from '../../game/units';

type Exposure = schemas.Exposure;

/** The maximum payout to one side if it wins. */
function largestPayout(round: Round, up: boolean): bigint {
  const amount = up ? round.up_pool : round.down_pool;
  return amount === 0n ? 0n : payout({ up, amount }, { ...round, outcome: 'Pending' });
}

/** The maximum payout of a round over all outcomes; a draw returns both pools. */
export function mostOwed(round: Round): bigint {
  const amounts = [largestPayout(round, true), largestPayout(round, false)];
  return amounts.reduce(
    (most, amount) => (amount > most ? amount : most),
    round.up_pool + round.down_pool,
  );
}

/** The stakes of a round and the maximum payout to each side. */
export function exposureOf(round: Round): Exposure {
  return {
    roundId: round.id,
    up: amountOf(round.up_pool),
    down: amountOf(round.down_pool),
    upPlayers: round.up_players,
    downPlayers: round.down_players,
    payoutIfUp: amountOf(largestPayout(round, true)),
    payoutIfDown: amountOf(largestPayout(round, false)),
  };
}
