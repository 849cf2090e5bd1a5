import { type Static, Type } from 'typebox';
import {
  Address,
  Amount,
  AmountInput,
  Direction,
  ExpiryInput,
  Hash,
  nullable,
  RoundId,
  Seconds,
  TransactionResult,
  TypedSignature,
} from './common';
import { figures } from './record';

/** `draw` and `void` return the stake. */
export const PredictionStatus = Type.Enum(['pending', 'win', 'lose', 'draw', 'void'], {
  title: 'PredictionStatus',
});
export type PredictionStatus = Static<typeof PredictionStatus>;

export const OwnPrediction = Type.Object(
  {
    hasPredicted: Type.Boolean(),
    predictedUp: Type.Boolean(),
    /** The time of the prediction's block; null without a prediction. */
    predictedAt: Type.Union([Seconds, Type.Null()]),
    depositAmount: Amount,
    hasWithdrawn: Type.Boolean(),
    /** The account that sent the claim: the player, or another account that paid the player out. Null if unknown. */
    claimedBy: nullable(Address),
    claimTransaction: nullable(Hash),
    /**
     * The payout, including the stake, if the round ended now in the player's favour. After the end, the actual payout.
     */
    potentialRewards: Amount,
    payoutAmount: Amount,
    status: PredictionStatus,
  },
  { title: 'OwnPrediction' },
);
export type OwnPrediction = Static<typeof OwnPrediction>;

export const PotentialRewards = Type.Object(
  { potentialRewards: Amount },
  { title: 'PotentialRewards' },
);

export const RecentPrediction = Type.Object(
  {
    round_id: RoundId,
    direction: Direction,
    stake_amount: Amount,
    payout_amount: Amount,
    status: PredictionStatus,
  },
  { title: 'RecentPrediction' },
);
export type RecentPrediction = Static<typeof RecentPrediction>;
export const PredictionsResponse = Type.Object(
  {
    success: Type.Literal(true),
    /** Newest first. */
    predictions: Type.Array(RecentPrediction),
  },
  { title: 'PredictionsResponse' },
);
export type PredictionsResponse = Static<typeof PredictionsResponse>;

export const ClaimableReward = Type.Object(
  {
    roundId: RoundId,
    potentialRewards: Amount,
    payoutAmount: Amount,
    /** Why there is something to claim: a win, or a returned stake. */
    status: PredictionStatus,
  },
  { title: 'ClaimableReward' },
);
export type ClaimableReward = Static<typeof ClaimableReward>;
export const ClaimableResponse = Type.Object(
  {
    success: Type.Literal(true),
    /** Newest first. */
    rewards: Type.Array(ClaimableReward),
  },
  { title: 'ClaimableResponse' },
);
export type ClaimableResponse = Static<typeof ClaimableResponse>;

export const PredictionsSummary = Type.Object(figures, { title: 'PredictionsSummary' });
export type PredictionsSummary = Static<typeof PredictionsSummary>;

/**
 * Without a signature, this requests the data to sign. With a signature, the operator sends the prediction and pays the
 * gas.
 */
export const PredictBody = Type.Object(
  {
    /** UP or DOWN, in any case. */
    direction: Type.String(),
    amount: AmountInput,
    signature: Type.Optional(TypedSignature),
    deadline: Type.Optional(ExpiryInput),
  },
  { title: 'PredictBody' },
);
export type PredictBody = Static<typeof PredictBody>;

/** EIP-712 typed data, ready for `eth_signTypedData_v4`. */
export const TypedData = Type.Object(
  {
    domain: Type.Record(Type.String(), Type.Unknown()),
    types: Type.Record(
      Type.String(),
      Type.Array(Type.Object({ name: Type.String(), type: Type.String() })),
    ),
    primaryType: Type.String(),
    message: Type.Record(Type.String(), Type.Unknown()),
  },
  { title: 'TypedData' },
);
export type TypedData = Static<typeof TypedData>;

export const PredictResponse = Type.Object(
  {
    success: Type.Literal(true),
    message: Type.String(),
    data: Type.Union([TypedData, TransactionResult]),
  },
  { title: 'PredictResponse' },
);
export type PredictResponse = Static<typeof PredictResponse>;
export const ClaimResponse = Type.Object(
  {
    success: Type.Literal(true),
    message: Type.String(),
    data: TransactionResult,
  },
  { title: 'ClaimResponse' },
);
export type ClaimResponse = Static<typeof ClaimResponse>;
