import type { components } from './schema.gen';

// Generated from the API's own schemas; nothing here is written by hand.
type Schemas = components['schemas'];

export type ApiErrorBody = Schemas['ApiError'];
export type CurrentRound = Schemas['CurrentRound'];
export type CurrentRoundResponse = Schemas['CurrentRoundResponse'];
export type RoundHistoryItem = Schemas['RoundHistoryItem'];
export type Round = Schemas['Round'];
export type RoundStats = Schemas['RoundStats'];
export type PlayerHistoryItem = Schemas['PlayerHistoryItem'];
export type PlayersHistoryResponse = Schemas['PlayersHistoryResponse'];
export type DepositLimits = Schemas['DepositLimits'];
export type GameStatus = Schemas['GameStatus'];
export type UserProfile = Schemas['UserProfile'];
export type OwnPrediction = Schemas['OwnPrediction'];
export type PredictBody = Schemas['PredictBody'];
export type PredictResponse = Schemas['PredictResponse'];
export type ClaimResponse = Schemas['ClaimResponse'];
export type RecentPrediction = Schemas['RecentPrediction'];
export type ClaimableReward = Schemas['ClaimableReward'];
export type PredictionsSummary = Schemas['PredictionsSummary'];
export type CurrentPrice = Schemas['CurrentPrice'];
export type PricePoint = Schemas['PricePoint'];
export type PriceHistory = Schemas['PriceHistory'];
export type Candle = Schemas['Candle'];
export type Config = Schemas['Config'];
export type Ready = Schemas['Ready'];
export type ContractInfo = Schemas['ContractInfo'];
export type OwnerInfo = Schemas['OwnerInfo'];
export type AdminResult = Schemas['AdminResult'];
export type AdminProof = Schemas['AdminProof'];
export type AuditEntry = Schemas['AuditEntry'];
export type AuditLog = Schemas['AuditLog'];
export type OperatorOverview = Schemas['OperatorOverview'];
export type PriceCheck = Schemas['PriceCheck'];

export type Outcome = NonNullable<CurrentRound['outcome']>;
export type Direction = PlayerHistoryItem['direction'];

/** What `GET /events` sends: the event's name, and the JSON of its data. */
export interface StreamEvents {
  round: CurrentRound;
  prediction: PlayerHistoryItem;
  result: RoundHistoryItem;
  price: CurrentPrice;
  clock: { now: number };
  limits: DepositLimits;
  /** What was sent before may be wrong or incomplete. */
  resync: { reason: string };
}
