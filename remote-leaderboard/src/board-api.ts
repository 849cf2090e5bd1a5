import {
  forRemote,
  type LeaderboardOrder,
  type LeaderboardPage,
  type LeaderboardPeriod,
  type LeaderboardPlace,
} from '@updown/shared';
import own from '../package.json';

const ROWS_PER_PAGE = 50;

interface View {
  order: LeaderboardOrder;
  period: LeaderboardPeriod;
}

const { addEndpoints } = forRemote({ name: 'leaderboard', version: own.version });

/** The ranked players of a period. Read again after each round's outcome; at `until`, the page reads again itself. */
export const { board, place } = addEndpoints((build) => ({
  board: build.infiniteQuery<LeaderboardPage, View, string | null>({
    infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
    query: ({ queryArg: { order, period }, pageParam: after }) => {
      const from = after === null ? '' : `&after=${after}`;
      return `/leaderboard?order=${order}&period=${period}&limit=${ROWS_PER_PAGE}${from}`;
    },
    providesTags: ['Leaderboard'],
  }),
  /** The place of one player, who may be on a page that is not loaded. */
  place: build.query<LeaderboardPlace, View & { address: string }>({
    query: ({ address, order, period }) =>
      `/leaderboard/${address}?order=${order}&period=${period}`,
    providesTags: ['Leaderboard'],
  }),
}));
