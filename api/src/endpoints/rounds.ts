import { Type } from 'typebox';
import { RoundId } from '../schemas/common';
import * as rounds from '../schemas/rounds';
import { answers } from '../schemas/responses';

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
      summary: 'The same, for callers of the older path',
      response: answers(rounds.CurrentRoundResponse),
    },
  },
  playersHistory: {
    method: 'GET',
    url: '/contract/players/history-fast',
    config: free,
    schema: {
      tags: ['rounds'],
      summary: "Everybody's latest predictions",
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
      summary: 'How many took part in a round, and with how much',
      params: Type.Object({ id: RoundId }),
      response: answers(rounds.RoundStats),
    },
  },
  depositLimits: {
    method: 'GET',
    url: '/deposit-limits',
    config: free,
    schema: {
      tags: ['rounds'],
      summary: 'The least and the most that a stake may be in the next round',
      response: answers(rounds.DepositLimits),
    },
  },
  status: {
    method: 'GET',
    url: '/status',
    config: free,
    schema: {
      tags: ['rounds'],
      summary: 'Whether the game runs, and its round',
      response: answers(rounds.GameStatus),
    },
  },
} as const;
