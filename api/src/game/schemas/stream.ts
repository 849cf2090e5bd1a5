import { Type, type Static } from 'typebox';
import { Address, RoundId } from './common';
import { CurrentPrice } from './price';
import {
  CurrentRound,
  DepositLimits,
  LatestRounds,
  PlayerHistoryItem,
  RoundHistoryItem,
} from './rounds';
import { TimeResponse } from './system';

/**
 * The answers of the first reads, as they are when a stream begins. A page compares them with what it has, and reads only
 * what has changed since.
 */
export const LiveState = Type.Object(
  {
    rounds: LatestRounds,
    price: CurrentPrice,
    limits: DepositLimits,
    /** The ETag of `GET /contract/players/history-fast`. */
    playersHistory: Type.String(),
  },
  { title: 'LiveState' },
);
export type LiveState = Static<typeof LiveState>;

/** The events of `GET /events`: the SSE `event` name, and the JSON in `data`. */
export const StreamEvents = Type.Object(
  {
    /** The latest round after a change: started, staked in, ended, resolved. */
    round: CurrentRound,
    /** A prediction that is new, or that its round's result changed. */
    prediction: PlayerHistoryItem,
    /** A round got its outcome. */
    result: RoundHistoryItem,
    /** A player, or somebody for them, claimed the payout of a round. */
    claim: Type.Object({ roundId: RoundId, playerAddress: Address }, { title: 'Claim' }),
    price: CurrentPrice,
    /** The game's clock: sent at connection and at each correction. */
    clock: TimeResponse,
    limits: DepositLimits,
    /** Sent once, at connection, after the missed events. */
    state: LiveState,
    /** The site has a newer descriptor: sent at connection and at each release. */
    release: Type.Object({ serial: Type.Integer({ minimum: 1 }) }, { title: 'SiteRelease' }),
    /**
     * Earlier data may be wrong or incomplete (a reorganised chain, too long a gap): the client reads everything
     * again.
     */
    resync: Type.Object({ reason: Type.String() }, { title: 'Resync' }),
  },
  { title: 'StreamEvents' },
);
export type StreamEvents = Static<typeof StreamEvents>;
