import type { FetchBaseQueryMeta, QueryReturnValue } from '@reduxjs/toolkit/query/react';
import type {
  CurrentRoundResponse,
  DepositLimits,
  PlayersHistoryResponse,
  Round,
  RoundStats,
} from '@updown/protocol/api/rounds';
import type { ApiError } from '../errors/api-error';
import { historyRead } from '../store/stream-slice';
import { api } from './api';

type Answer<T> = { data: T; error?: undefined } | { error: ApiError; data?: undefined };
type Base = (path: string) => MaybePromise<QueryReturnValue<unknown, ApiError, FetchBaseQueryMeta>>;
type MaybePromise<T> = T | PromiseLike<T>;

/** Reads the fast path, and falls back to the regular one if that fails. */
export async function fetchCurrentRound(base: Base): Promise<Answer<CurrentRoundResponse['data']>> {
  const fast = await base('/contract/current-round-fast');
  const answer = fast.error === undefined ? fast : await base('/contract/current-round');
  if (answer.error !== undefined) return { error: answer.error };
  return { data: (answer.data as CurrentRoundResponse).data };
}

/** The rounds of the game, and what all players do in them. */
export const roundsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The latest round and the outcomes of earlier rounds. */
    currentRound: build.query<CurrentRoundResponse['data'], void>({
      queryFn: (_arg, queryApi, _extra, base) => fetchCurrentRound(base),
      providesTags: ['Round'],
    }),
    round: build.query<Round, number>({
      query: (id) => `/round/${id}`,
      providesTags: ['Round'],
    }),
    roundStats: build.query<RoundStats, number>({
      query: (id) => `/round/${id}/stats`,
      providesTags: ['Round'],
    }),
    playersHistory: build.query<Omit<PlayersHistoryResponse, 'success'>, void>({
      query: () => '/contract/players/history-fast',
      transformResponse: ({ data, total }: PlayersHistoryResponse) => ({ data, total }),
      onQueryStarted: (_none, { dispatch, queryFulfilled }) => {
        const keepTag = ({ meta }: Awaited<typeof queryFulfilled>) =>
          dispatch(historyRead(meta?.response?.headers.get('etag') ?? null));
        void queryFulfilled.then(keepTag, () => undefined);
      },
      providesTags: ['Players'],
    }),
    depositLimits: build.query<DepositLimits, void>({
      query: () => '/deposit-limits',
      providesTags: ['Limits'],
    }),
  }),
});

export const {
  useCurrentRoundQuery,
  useRoundQuery,
  useRoundStatsQuery,
  usePlayersHistoryQuery,
  useDepositLimitsQuery,
} = roundsApi;
