import { Type, type Static } from 'typebox';
import { Address, RoundId } from './common';
import { NameChange } from './names';
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
 * The data that a page reads first, as of the start of the stream. A page compares it with its own data, and reads
 * again only what has changed.
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
    /** The latest round after a change: a start, a stake, the end or the result. */
    round: CurrentRound,
    /** A new prediction, or one that changed with the result of its round. */
    prediction: PlayerHistoryItem,
    /** A round has an outcome. */
    result: RoundHistoryItem,
    /** A payout was claimed, by the player or on the player's behalf. */
    claim: Type.Object({ roundId: RoundId, playerAddress: Address }, { title: 'Claim' }),
    name: NameChange,
    price: CurrentPrice,
    /** The game's clock: sent on connection and after each correction. */
    clock: TimeResponse,
    limits: DepositLimits,
    /** Sent once on connection, after the missed events. */
    state: LiveState,
    /** The serial number of the site's descriptor: sent on connection and at each release. */
    release: Type.Object({ serial: Type.Integer({ minimum: 1 }) }, { title: 'SiteRelease' }),
    /**
     * Earlier data may be wrong or incomplete (a reorganised chain, too long a gap): the client must read everything
     * again.
     */
    resync: Type.Object({ reason: Type.String() }, { title: 'Resync' }),
  },
  { title: 'StreamEvents' },
);
export type StreamEvents = Static<typeof StreamEvents>;
