import { Type, type Static } from 'typebox';
import { Amount, AmountInput, Direction, RoundId, TransactionResult } from './common';

/** `draw` and `void` return the stake. */
export const PredictionStatus = Type.Enum(['pending', 'win', 'lose', 'draw', 'void']);

export const OwnPrediction = Type.Object({
  hasPredicted: Type.Boolean(),
  predictedUp: Type.Boolean(),
  depositAmount: Amount,
  hasWithdrawn: Type.Boolean(),
  /** The whole payout if the round ended now in the player's favour; after the end, what it did pay. */
  potentialRewards: Amount,
  payoutAmount: Amount,
  status: PredictionStatus,
});
export type OwnPrediction = Static<typeof OwnPrediction>;

export const PotentialRewards = Type.Object({ potentialRewards: Amount });

export const RecentPrediction = Type.Object({
  round_id: RoundId,
  direction: Direction,
  stake_amount: Amount,
  payout_amount: Amount,
  status: PredictionStatus,
});
export const PredictionsResponse = Type.Object({
  success: Type.Literal(true),
  /** Newest first. */
  predictions: Type.Array(RecentPrediction),
});

export const ClaimableReward = Type.Object({
  roundId: RoundId,
  potentialRewards: Amount,
  payoutAmount: Amount,
  /** Why it can be claimed: a win, or a stake returned. */
  status: PredictionStatus,
});
export const ClaimableResponse = Type.Object({
  success: Type.Literal(true),
  /** Newest first. */
  rewards: Type.Array(ClaimableReward),
});

export const PredictionsSummary = Type.Object({
  total: Type.Integer({ minimum: 0 }),
  won: Type.Integer({ minimum: 0 }),
  lost: Type.Integer({ minimum: 0 }),
  pending: Type.Integer({ minimum: 0 }),
  refunded: Type.Integer({ minimum: 0 }),
  staked: Amount,
  paid: Amount,
  claimable: Amount,
});

/** Without a signature it asks what to sign; with one the operator sends the prediction and pays the gas. */
export const PredictBody = Type.Object({
  /** UP or DOWN, in any case. */
  direction: Type.String(),
  amount: AmountInput,
  signature: Type.Optional(Type.String({ pattern: '^0x[0-9a-fA-F]*$', maxLength: 20_000 })),
  deadline: Type.Optional(Type.Integer({ minimum: 1 })),
});

/** EIP-712 typed data, ready for `eth_signTypedData_v4`. */
export const TypedData = Type.Object({
  domain: Type.Record(Type.String(), Type.Unknown()),
  types: Type.Record(Type.String(), Type.Array(Type.Object({ name: Type.String(), type: Type.String() }))),
  primaryType: Type.String(),
  message: Type.Record(Type.String(), Type.Unknown()),
});

export const PredictResponse = Type.Object({
  success: Type.Literal(true),
  message: Type.String(),
  data: Type.Union([TypedData, TransactionResult]),
});
export const ClaimResponse = Type.Object({
  success: Type.Literal(true),
  message: Type.String(),
  data: TransactionResult,
});
