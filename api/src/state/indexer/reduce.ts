import type { EventArguments, EventName, GameEvent } from '../../game/events';
import { payout } from '../../game/payout';
import type { Prediction, Round } from '../../game/round';

/** The rows that events change or need. Reducing adds the new rows. */
export interface Rows {
  readonly rounds: Map<number, Round>;
  readonly predictions: Map<string, Prediction>;
  readonly parameters: Map<string, bigint>;
}

export function emptyRows(): Rows {
  return {
    rounds: new Map(),
    predictions: new Map(),
    parameters: new Map(),
  };
}

export function predictionKey(roundId: number, player: string): string {
  return `${roundId} ${player}`;
}

/** The events contradict each other: the node left some out, or returned events of another chain. */
export class InconsistentEvents extends Error {
  constructor(
    what: string,
    readonly event: GameEvent,
  ) {
    super(`${what} (${event.name} in block ${event.block}, log ${event.logIndex})`);
  }
}

type Reduce<Name extends EventName> = (
  rows: Rows,
  args: EventArguments[Name],
  event: GameEvent,
) => void;

function knownRound(rows: Rows, roundId: number, event: GameEvent): Round {
  const round = rows.rounds.get(roundId);
  if (round === undefined) throw new InconsistentEvents(`Round ${roundId} did not start`, event);
  return round;
}

function openRound(rows: Rows, roundId: number, event: GameEvent): Round {
  const round = knownRound(rows, roundId, event);
  if (round.outcome === 'Pending') return round;
  throw new InconsistentEvents(`Round ${roundId} is over`, event);
}

/** The event is only stored; the rounds stay unchanged. */
function recorded() {
  return undefined;
}

const reducers: { [Name in EventName]: Reduce<Name> } = {
  RoundStarted: (rows, args, event) => {
    if (rows.rounds.has(args.roundId)) {
      throw new InconsistentEvents(`Round ${args.roundId} started twice`, event);
    }
    if (args.roundId > 1) knownRound(rows, args.roundId - 1, event);
    rows.rounds.set(args.roundId, {
      id: args.roundId,
      start_time: args.startTime,
      end_time: args.endTime,
      lock_time: args.lockTime,
      price_at_start: args.priceAtStart,
      price_at_end: null,
      feed_round_at_start: args.feedRoundId,
      feed_round_at_end: null,
      outcome: 'Pending',
      up_pool: 0n,
      down_pool: 0n,
      up_players: 0,
      down_players: 0,
      minimum_deposit: args.minimumDeposit,
      maximum_deposit: args.maximumDeposit,
      paid: 0n,
      burned: 0n,
    });
  },

  PredictionMade: (rows, { roundId, player, up, amount, upPool, downPool }, event) => {
    const round = openRound(rows, roundId, event);
    const expectedUp = round.up_pool + (up ? amount : 0n);
    const expectedDown = round.down_pool + (up ? 0n : amount);
    if (upPool !== expectedUp || downPool !== expectedDown) {
      throw new InconsistentEvents(`A stake in round ${roundId} is missing`, event);
    }
    rows.rounds.set(roundId, {
      ...round,
      up_pool: upPool,
      down_pool: downPool,
      up_players: round.up_players + (up ? 1 : 0),
      down_players: round.down_players + (up ? 0 : 1),
    });
    rows.predictions.set(predictionKey(roundId, player), {
      round_id: roundId,
      player,
      up,
      amount,
      claimed: null,
      claimed_by: null,
      claimed_in: null,
      block: event.block,
      log_index: event.logIndex,
    });
  },

  RoundResolved: (rows, { roundId, outcome, priceAtEnd, feedRoundId, burned }, event) => {
    const round = openRound(rows, roundId, event);
    rows.rounds.set(roundId, {
      ...round,
      outcome,
      price_at_end: priceAtEnd,
      feed_round_at_end: feedRoundId,
      burned,
    });
  },

  RoundVoided: (rows, { roundId, feedRoundId }, event) => {
    const round = openRound(rows, roundId, event);
    // In the contract, 0 stands for no answer.
    const feed_round_at_end = feedRoundId === 0n ? null : feedRoundId;
    rows.rounds.set(roundId, { ...round, outcome: 'Void', feed_round_at_end });
  },

  RewardsClaimed: (rows, { roundId, player, caller, payout: paid }, event) => {
    const round = knownRound(rows, roundId, event);
    const key = predictionKey(roundId, player);
    const prediction = rows.predictions.get(key);
    if (prediction === undefined || prediction.claimed !== null) {
      throw new InconsistentEvents(`${player} had nothing to claim`, event);
    }
    if (payout(prediction, round) !== paid) {
      throw new InconsistentEvents(`${player} was paid a different amount`, event);
    }
    rows.predictions.set(key, {
      ...prediction,
      claimed: paid,
      claimed_by: caller,
      claimed_in: event.transactionHash,
    });
    rows.rounds.set(roundId, { ...round, paid: round.paid + paid });
  },

  MinimumDepositChanged: (rows, { amount }) => {
    rows.parameters.set('minimumDeposit', amount);
  },
  MaximumDepositChanged: (rows, { amount }) => {
    rows.parameters.set('maximumDeposit', amount);
  },
  PredictionLockChanged: (rows, { secondsBeforeEnd }) => {
    rows.parameters.set('predictionLock', BigInt(secondsBeforeEnd));
  },

  Paused: recorded,
  Unpaused: recorded,
  ReserveFunded: recorded,
  ReserveWithdrawn: recorded,
  MaxRoundExposureChanged: recorded,
  PriceToleranceChanged: recorded,
  MaximumPriceAgeChanged: recorded,
  GameManagerChanged: recorded,
  PauserChanged: recorded,
  OwnershipTransferred: recorded,
};

/** Applies events in order to `rows`, which must contain all existing rows that the events need. */
export function reduce(rows: Rows, events: readonly GameEvent[]): void {
  for (const event of events) {
    const apply = reducers[event.name] as Reduce<EventName>;
    apply(rows, event.args, event);
  }
}
