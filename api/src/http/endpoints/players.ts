import { Type } from 'typebox';
import { Address, RoundId } from '../../game/schemas/common';
import * as record from '../../game/schemas/record';
import { answers, csvFile } from '../../game/schemas/responses';

const params = Type.Object({ address: Address });

/** Public reads that need the database and therefore count against the caller's rate limit. */
export const playersEndpoints = {
  record: {
    method: 'GET',
    url: '/players/:address',
    config: { isCostly: true },
    schema: {
      tags: ['players'],
      summary: "A player's public record",
      params,
      response: answers(record.PlayerRecord),
    },
  },
  predictions: {
    method: 'GET',
    url: '/players/:address/predictions',
    schema: {
      tags: ['players'],
      summary: "A page of a player's predictions, newest first",
      params,
      querystring: Type.Object({ before: Type.Optional(RoundId), limit: record.PageLimit }),
      response: answers(record.PlayerPredictionsPage),
    },
  },
  recordFile: {
    method: 'GET',
    url: '/players/:address/record.csv',
    config: { isCostly: true },
    schema: {
      tags: ['players'],
      summary: "A player's whole record as a CSV file, oldest bet first",
      description:
        'One line for each bet, with its payout. Fees are what the player paid for gas: 0 if somebody else paid, empty while unknown. A transaction that pays several rounds has its fee in the first of them.',
      params,
      response: csvFile,
    },
  },
  history: {
    method: 'GET',
    url: '/contract/players/history',
    schema: {
      tags: ['players'],
      summary: 'A page of the predictions of all players, or of one round, newest first',
      querystring: Type.Object({
        roundId: Type.Optional(RoundId),
        before: Type.Optional(record.Before),
        limit: record.PageLimit,
      }),
      response: answers(record.PlayersHistoryPage),
    },
  },
  entries: {
    method: 'GET',
    url: '/round/:id/entries',
    schema: {
      tags: ['players'],
      summary: 'The times of the predictions in a round, for a chart',
      params: Type.Object({ id: RoundId }),
      response: answers(record.RoundEntries),
    },
  },
} as const;
