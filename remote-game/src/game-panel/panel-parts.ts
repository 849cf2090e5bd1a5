// The parts that only a player or a finished round needs: a separate chunk, because a first visit does not use them. Only
// `loadParts` may import this file.
export { LimitsLine } from '../limits/limits-line';
export { ActivePrediction } from '../predictions/active-prediction';
export { BetStanding } from '../predictions/bet-standing';
export { RecentPredictions } from '../predictions/recent-predictions';
export { QuickPlayLine, QuickPlayOffer } from '../quick-play/quick-play-line';
export { ClaimableRewards } from '../rewards/claimable-rewards';
export { ResultCard, ResultSheet } from '../round-completed/result-card';
export { ResultStrip } from '../round-completed/result-strip';
export { ConfirmBet } from '../ticket/confirm-bet';
export { ConfirmedBet } from '../ticket/confirmed-bet';
export { FoldedEstimate } from '../ticket/folded-estimate';
