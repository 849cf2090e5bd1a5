import { api } from './api';
import type { ClaimableReward, OwnPrediction, PredictionsSummary, RecentPrediction } from './types';

export const NO_PREDICTION: OwnPrediction = {
  hasPredicted: false,
  predictedUp: false,
  depositAmount: '0',
  hasWithdrawn: false,
  potentialRewards: '0',
  payoutAmount: '0',
  status: 'pending',
};

/** What a signed-in player reads of their own. */
export const playerApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
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
