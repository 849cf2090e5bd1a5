import type { components } from './schema.gen';

// Short names for the types generated from the API's schemas.
type Schemas = components['schemas'];

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
export type OwnBounds = Schemas['OwnBounds'];
export type QuickPlayBody = Schemas['QuickPlayBody'];
export type QuickPredictBody = Schemas['QuickPredictBody'];
export type RecentPrediction = Schemas['RecentPrediction'];
export type ClaimableReward = Schemas['ClaimableReward'];
export type PredictionsSummary = Schemas['PredictionsSummary'];
export type CurvePoint = Schemas['CurvePoint'];
export type PlayerRecord = Schemas['PlayerRecord'];
export type PlayerPrediction = Schemas['PlayerPrediction'];
export type PlayerPredictionsPage = Schemas['PlayerPredictionsPage'];
export type PlayersHistoryPage = Schemas['PlayersHistoryPage'];
export type LeaderboardOrder = Schemas['LeaderboardOrder'];
export type LeaderboardPeriod = Schemas['LeaderboardPeriod'];
export type LeaderboardRow = Schemas['LeaderboardRow'];
export type LeaderboardPage = Schemas['LeaderboardPage'];
export type LeaderboardPlace = Schemas['LeaderboardPlace'];
export type RoundEntries = Schemas['RoundEntries'];
export type CurrentPrice = Schemas['CurrentPrice'];
export type RoundPrices = Schemas['RoundPrices'];
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
export type HouseDay = Schemas['HouseDay'];
export type HouseFigures = Schemas['HouseFigures'];
export type PriceCheck = Schemas['PriceCheck'];

export type Outcome = NonNullable<CurrentRound['outcome']>;

/** The events of `GET /events` by name, with their data. */
export type StreamEvents = Schemas['StreamEvents'];
export type LiveState = Schemas['LiveState'];
