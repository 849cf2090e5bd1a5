import { readRoundCheck, type RoundCheck } from '../contracts/round-reads';
import type { StoreExtra } from '../wallet/wallet';
import { api } from './api';
import { isApiError, type ApiError } from './api-error';
import { configOf, type QueryDispatch } from './config-of';
import { playerApi } from './player';
import { roundsApi } from './rounds';
import type { OwnPrediction, Round } from './types';

interface Asked {
  roundId: number;
  owner: string;
}

/** How a round ended for a player: read from the contract through their wallet, else from the API. */
export const roundCheckApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    roundCheck: build.query<RoundCheck, Asked>({
      queryFn: async ({ roundId, owner }, { extra, dispatch }) => {
        try {
          const { contracts } = await configOf(dispatch);
          const wallet = (extra as StoreExtra).wallet();
          return { data: await readRoundCheck(wallet, contracts.game, roundId, owner) };
        } catch {
          return fromApi(dispatch, roundId);
        }
      },
      providesTags: ['Player', 'Round'],
    }),
  }),
});

const fresh = { subscribe: false, forceRefetch: true };

async function fromApi(
  dispatch: QueryDispatch,
  roundId: number,
): Promise<{ data: RoundCheck } | { error: ApiError }> {
  const read = <Result>(request: unknown) =>
    (dispatch(request) as { unwrap(): Promise<Result> }).unwrap();
  try {
    const [{ outcome, priceAtStart, priceAtEnd }, own] = await Promise.all([
      read<Round>(roundsApi.endpoints.round.initiate(roundId, fresh)),
      read<OwnPrediction>(playerApi.endpoints.ownPrediction.initiate(roundId, fresh)),
    ]);
    const { hasPredicted, predictedUp, hasWithdrawn, payoutAmount } = own;
    const claimable = hasWithdrawn ? '0' : payoutAmount;
    return {
      data: {
        ...{ outcome, priceAtStart, priceAtEnd },
        ...{ hasPredicted, predictedUp, hasWithdrawn, claimable },
      },
    };
  } catch (thrown) {
    if (isApiError(thrown)) return { error: thrown };
    throw thrown;
  }
}

export const { useRoundCheckQuery } = roundCheckApi;
