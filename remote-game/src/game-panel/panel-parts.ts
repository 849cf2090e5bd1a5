// What only a player or a finished round shows: a chunk of its own, because a first visit does without it. `loadParts`
// loads it, and no other file of the panel imports these.
export { ResultBelow } from './result-below';
export { ActivePrediction } from '../predictions/active-prediction';
export { BetStanding } from '../predictions/bet-standing';
export { RecentPredictions } from '../predictions/recent-predictions';
export { ClaimableRewards } from '../rewards/claimable-rewards';
export { ResultActions } from '../round-completed/result-actions';
export { RoundCompleted } from '../round-completed/round-completed';
