import type {
  PlayerPredictionsPage,
  PlayerRecord,
  PlayersHistoryPage,
  RoundEntries,
} from '@updown/protocol/api/record';
import { api } from './api';
import type { Tags } from './refetch-tags';

/** One response covers two clicks on 'Load more'. */
const OLDER_PREDICTIONS = 100;
const OWN_PREDICTIONS = 50;

/** The tag of a player's public data. */
export function recordTag(address: string): Tags[number] {
  return { type: 'Record', id: address.toLowerCase() };
}

/** The tag of the history pages that no event patches. */
export const OLDER_HISTORY = { type: 'Players', id: 'older' } as const satisfies Tags[number];

export interface OlderHistory {
  /** Limits the result to this round. */
  roundId?: number;
  /** The position of the oldest prediction that the page already has; the result starts below it. */
  before: string;
}

/** Players' public records, and the pages of the history down to the first bet. */
export const recordsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    playerRecord: build.query<PlayerRecord, string>({
      query: (address) => `/players/${address}`,
      providesTags: (_record, _error, address) => [recordTag(address)],
    }),
    playerPredictions: build.infiniteQuery<PlayerPredictionsPage, string, number | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
      query: ({ queryArg: address, pageParam: before }) => {
        const from = before === null ? '' : `&before=${before}`;
        return `/players/${address}/predictions?limit=${OWN_PREDICTIONS}${from}`;
      },
      providesTags: (_pages, _error, address) => [recordTag(address)],
    }),
    olderHistory: build.infiniteQuery<PlayersHistoryPage, OlderHistory, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
      query: ({ queryArg: { roundId, before }, pageParam }) => {
        const round = roundId === undefined ? '' : `&roundId=${roundId}`;
        const from = `&before=${pageParam ?? before}`;
        return `/contract/players/history?limit=${OLDER_PREDICTIONS}${round}${from}`;
      },
      providesTags: [OLDER_HISTORY],
    }),
    /** The times of the predictions in a round of at most 200. The stream adds new ones. */
    roundEntries: build.query<RoundEntries, number>({
      query: (id) => `/round/${id}/entries`,
      providesTags: ['Round'],
    }),
  }),
});

export const {
  usePlayerRecordQuery,
  usePlayerPredictionsInfiniteQuery,
  useOlderHistoryInfiniteQuery,
  useRoundEntriesQuery,
} = recordsApi;
