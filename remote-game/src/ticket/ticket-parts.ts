import type { LimitsLine } from '../limits/limits-line';
import type { ActivePrediction } from '../predictions/active-prediction';
import type { BetStanding } from '../predictions/bet-standing';
import type { QuickPlayLine, QuickPlayOffer } from '../quick-play/quick-play-line';
import type { ConfirmBet } from './confirm-bet';
import type { ConfirmedBet } from './confirmed-bet';
import type { FoldedEstimate } from './folded-estimate';

/** The ticket's components that only a player needs. The panel loads them, and gives them to the ticket. */
export interface TicketParts {
  readonly ActivePrediction: typeof ActivePrediction;
  readonly BetStanding: typeof BetStanding;
  readonly ConfirmBet: typeof ConfirmBet;
  readonly ConfirmedBet: typeof ConfirmedBet;
  readonly FoldedEstimate: typeof FoldedEstimate;
  readonly LimitsLine: typeof LimitsLine;
  readonly QuickPlayLine: typeof QuickPlayLine;
  readonly QuickPlayOffer: typeof QuickPlayOffer;
}
