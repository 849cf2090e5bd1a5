import { Type, type Static } from 'typebox';
import { CurrentPrice } from './price';
import { CurrentRound, DepositLimits, PlayerHistoryItem, RoundHistoryItem } from './rounds';
import { TimeResponse } from './system';

/** What `GET /events` sends: the SSE `event` name, and the JSON in `data`. */
export const StreamEvents = Type.Object(
  {
    /** The latest round as it is now: started, staked in, ended, resolved. */
    round: CurrentRound,
    /** A prediction, new or changed by its round's result. */
    prediction: PlayerHistoryItem,
    /** A round has its outcome. */
    result: RoundHistoryItem,
    price: CurrentPrice,
    /** The game's clock: at connection and whenever it jumps. */
    clock: TimeResponse,
    limits: DepositLimits,
    /** What was sent before may be wrong or incomplete (a reorganised chain, too long a gap): read everything again. */
    resync: Type.Object({ reason: Type.String() }, { title: 'Resync' }),
  },
  { title: 'StreamEvents' },
);
export type StreamEvents = Static<typeof StreamEvents>;
