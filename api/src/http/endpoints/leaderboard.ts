import { Type } from 'typebox';
import { Address } from '../../game/schemas/common';
import * as leaderboard from '../../game/schemas/leaderboard';
import { answers } from '../../game/schemas/responses';

const asked = {
  order: leaderboard.LeaderboardOrder,
  period: leaderboard.LeaderboardPeriod,
};

/** Public reads that need the database and therefore count against the caller's rate limit. */
export const leaderboardEndpoints = {
  page: {
    method: 'GET',
    url: '/leaderboard',
    schema: {
      tags: ['players'],
      summary: 'A page of the players of a period, ranked',
      description:
        'Changes only when a round gets its outcome, after a reorganisation, and when a period ends: the events `result` and `resync` of `GET /events`, and the time `until`.',
      querystring: Type.Object({
        ...asked,
        after: Type.Optional(leaderboard.LeaderboardCursor),
        limit: leaderboard.LeaderboardLimit,
      }),
      response: answers(leaderboard.LeaderboardPage),
    },
  },
  place: {
    method: 'GET',
    url: '/leaderboard/:address',
    schema: {
      tags: ['players'],
      summary: 'The place of one player in the leaderboard',
      params: Type.Object({ address: Address }),
      querystring: Type.Object(asked),
      response: answers(leaderboard.LeaderboardPlace),
    },
  },
} as const;
