import type {
  ClaimableReward,
  ClaimResponse,
  OwnPrediction,
  PredictBody,
  PredictionsSummary,
  RecentPrediction,
} from '@updown/protocol/api/player';
import { api } from './api';

export const NO_PREDICTION: OwnPrediction = {
  hasPredicted: false,
  predictedUp: false,
  predictedAt: null,
  depositAmount: '0',
  hasWithdrawn: false,
  claimedBy: null,
  claimTransaction: null,
  potentialRewards: '0',
  payoutAmount: '0',
  status: 'pending',
};

export const NO_SUMMARY: PredictionsSummary = {
  total: 0,
  won: 0,
  lost: 0,
  pending: 0,
  refunded: 0,
  staked: '0',
  paid: '0',
  profit: '0',
  currentStreak: 0,
  longestStreak: 0,
  curve: [],
  claimable: '0',
};

/** The operator answers once the transaction is mined, which takes longer than any other call. */
export const MINED_WITHIN_MS = 120_000;

/** A signed-in player's own data, and the transactions that the operator sends for them. */
export const playerApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Sends a signed prediction. Fails with status 409 if the wallet must pay the gas. */
    predict: build.mutation<ClaimResponse['data'], Required<PredictBody>>({
      query: (body) => ({ url: '/predict', method: 'POST', body, timeout: MINED_WITHIN_MS }),
      transformResponse: ({ data }: ClaimResponse) => data,
      extraOptions: { authenticated: true },
    }),
    /** Sends the player's claim. Fails with status 409 if the wallet must pay the gas. */
    claim: build.mutation<ClaimResponse['data'], number>({
      query: (roundId) => ({
        url: `/claim/${roundId}`,
        method: 'POST',
        timeout: MINED_WITHIN_MS,
      }),
      transformResponse: ({ data }: ClaimResponse) => data,
      extraOptions: { authenticated: true },
    }),
    ownPrediction: build.query<OwnPrediction, number>({
      query: (roundId) => `/user/prediction/${roundId}`,
      extraOptions: { authenticated: true },
      providesTags: ['Player'],
    }),
    potentialRewards: build.query<
      { potentialRewards: string },
      { roundId: number; address: string }
    >({
      query: ({ roundId, address }) => `/user/potential-rewards/${roundId}?address=${address}`,
      extraOptions: { authenticated: true },
      providesTags: ['Player', 'Round'],
    }),
    recentPredictions: build.query<RecentPrediction[], void>({
      query: () => '/user/predictions-bypass',
      transformResponse: (answer: { predictions: RecentPrediction[] }) => answer.predictions,
      extraOptions: { authenticated: true },
      providesTags: ['Player'],
    }),
    claimableRewards: build.query<ClaimableReward[], void>({
      query: () => '/user/claimable-rewards-bypass',
      transformResponse: (answer: { rewards: ClaimableReward[] }) => answer.rewards,
      extraOptions: { authenticated: true },
      providesTags: ['Player'],
    }),
    predictionsSummary: build.query<PredictionsSummary, void>({
      query: () => '/user/predictions-summary',
      extraOptions: { authenticated: true },
      providesTags: ['Player'],
    }),
  }),
});

export const {
  useOwnPredictionQuery,
  usePotentialRewardsQuery,
  useRecentPredictionsQuery,
  useClaimableRewardsQuery,
  usePredictionsSummaryQuery,
} = playerApi;
