import type { Static } from 'typebox';
import type { CurrentPrice } from './price';
import type { CurrentRound, DepositLimits, PlayerHistoryItem, RoundHistoryItem } from './rounds';
import type { TimeResponse } from './system';

/** What `GET /events` sends: the SSE `event` name, and the JSON in `data`. */
export interface StreamEvents {
  /** The latest round as it is now: started, staked in, ended, resolved. */
  round: CurrentRound;
  /** A prediction, new or changed by its round's result. */
  prediction: PlayerHistoryItem;
  /** A round has its outcome. */
  result: RoundHistoryItem;
  price: CurrentPrice;
  /** The game's clock: at connection and whenever it jumps. */
  clock: Static<typeof TimeResponse>;
  limits: Static<typeof DepositLimits>;
}
