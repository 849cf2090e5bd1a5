import { isApiError, type ApiError } from '../errors/api-error';
import type { RoundCheck } from '../evm/round-reads';
import type { AppDispatch } from '../store/root-state';
import { api } from './api';
import { chainAccess } from './chain-access';
import { playerApi } from './player';
import { readOnce } from './read-once';
import { roundsApi } from './rounds';

interface Asked {
  roundId: number;
  owner: string;
}

/** A player's result in a round, from the contract through their wallet, or else from the API. */
export const roundCheckApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    roundCheck: build.query<RoundCheck, Asked>({
      queryFn: async ({ roundId, owner }, page) => {
        try {
          const { contracts, evm, wallet } = await chainAccess(page);
          return { data: await evm.readRoundCheck(wallet, contracts.game, roundId, owner) };
        } catch {
          return fromApi(page.dispatch, roundId);
        }
      },
      providesTags: ['Player', 'Round'],
    }),
  }),
});

const fresh = { forceRefetch: true };

async function fromApi(
  dispatch: AppDispatch,
  roundId: number,
): Promise<{ data: RoundCheck } | { error: ApiError }> {
  try {
    const [{ endTime, outcome, priceAtStart, priceAtEnd }, own] = await Promise.all([
      readOnce(dispatch(roundsApi.endpoints.round.initiate(roundId, fresh))),
      readOnce(dispatch(playerApi.endpoints.ownPrediction.initiate(roundId, fresh))),
    ]);
    const { hasPredicted, predictedUp, hasWithdrawn, payoutAmount } = own;
    const claimable = hasWithdrawn ? '0' : payoutAmount;
    return {
      data: {
        endTime,
        outcome,
        priceAtStart,
        priceAtEnd,
        hasPredicted,
        predictedUp,
        hasWithdrawn,
        claimable,
      },
    };
  } catch (thrown) {
    if (isApiError(thrown)) return { error: thrown };
    throw thrown;
  }
}

export const { useRoundCheckQuery } = roundCheckApi;
