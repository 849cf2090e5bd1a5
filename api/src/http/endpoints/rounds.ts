import { Type } from 'typebox';
import { RoundId } from '../../game/schemas/common';
import { answers } from '../../game/schemas/responses';
import * as rounds from '../../game/schemas/rounds';

const free = { isFree: true };

export const roundsEndpoints = {
  currentRoundFast: {
    method: 'GET',
    url: '/contract/current-round-fast',
    config: free,
    schema: {
      tags: ['rounds'],
      summary: 'The latest round and the outcomes before it',
      response: answers(rounds.CurrentRoundResponse),
    },
  },
  currentRound: {
    method: 'GET',
    url: '/contract/current-round',
    config: free,
    schema: {
      tags: ['rounds'],
      summary: 'The latest round and the outcomes before it, under an older path',
      response: answers(rounds.CurrentRoundResponse),
    },
  },
  playersHistory: {
    method: 'GET',
    url: '/contract/players/history-fast',
    config: free,
    schema: {
      tags: ['rounds'],
      summary: 'The latest predictions of all players',
      querystring: Type.Object({ limit: Type.Optional(rounds.HistoryLimit) }),
      response: answers(rounds.PlayersHistoryResponse),
    },
  },
  round: {
    method: 'GET',
    url: '/round/:id',
    config: free,
    schema: {
      tags: ['rounds'],
      summary: 'One round',
      params: Type.Object({ id: RoundId }),
      response: answers(rounds.Round),
    },
  },
  roundStats: {
    method: 'GET',
    url: '/round/:id/stats',
    config: free,
    schema: {
      tags: ['rounds'],
      summary: 'The number of players in a round, and their stakes',
      params: Type.Object({ id: RoundId }),
      response: answers(rounds.RoundStats),
    },
  },
  irregularRounds: {
    method: 'GET',
    url: '/contract/irregular-rounds',
    config: free,
    schema: {
      tags: ['rounds'],
      summary:
        'The rounds with stakes of the last 90 days that were void, or ended more than two minutes late, newest first',
      response: answers(rounds.IrregularRounds),
    },
  },
  depositLimits: {
    method: 'GET',
    url: '/deposit-limits',
    config: free,
    schema: {
      tags: ['rounds'],
      summary: 'The minimum and maximum stake of the next round',
      response: answers(rounds.DepositLimits),
    },
  },
  status: {
    method: 'GET',
    url: '/status',
    config: free,
    schema: {
      tags: ['rounds'],
      summary: 'Whether the game is running, and its current round',
      response: answers(rounds.GameStatus),
    },
  },
} as const;
