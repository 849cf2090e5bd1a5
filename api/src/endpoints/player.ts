import { Type } from 'typebox';
import { Address, RoundId } from '../schemas/common';
import * as player from '../schemas/player';
import { answers } from '../schemas/responses';
import { bearer } from './bearer';

const RoundParams = Type.Object({ roundId: RoundId });

export const playerEndpoints = {
  predict: {
    method: 'POST',
    url: '/predict',
    schema: {
      tags: ['player'],
      summary:
        'What to sign for a prediction, or sends a signed one; 409 where the wallet pays the gas',
      security: bearer,
      body: player.PredictBody,
      response: answers(player.PredictResponse),
    },
  },
  claim: {
    method: 'POST',
    url: '/claim/:roundId',
    schema: {
      tags: ['player'],
      summary: "Sends the player's claim; 409 where the wallet pays the gas",
      security: bearer,
      params: RoundParams,
      response: answers(player.ClaimResponse),
    },
  },
  prediction: {
    method: 'GET',
    url: '/user/prediction/:roundId',
    schema: {
      tags: ['player'],
      summary: "The player's own prediction in a round",
      security: bearer,
      params: RoundParams,
      response: answers(player.OwnPrediction),
    },
  },
  potentialRewards: {
    method: 'GET',
    url: '/user/potential-rewards/:roundId',
    schema: {
      tags: ['player'],
      summary: 'What a prediction would pay, if it wins',
      params: RoundParams,
      querystring: Type.Object({ address: Type.Optional(Address) }),
      response: answers(player.PotentialRewards),
    },
  },
  predictions: {
    method: 'GET',
    url: '/user/predictions-bypass',
    schema: {
      tags: ['player'],
      summary: "The player's predictions, newest first",
      security: bearer,
      response: answers(player.PredictionsResponse),
    },
  },
  claimable: {
    method: 'GET',
    url: '/user/claimable-rewards-bypass',
    schema: {
      tags: ['player'],
      summary: 'What the player can claim',
      security: bearer,
      response: answers(player.ClaimableResponse),
    },
  },
  summary: {
    method: 'GET',
    url: '/user/predictions-summary',
    schema: {
      tags: ['player'],
      summary: "The player's record in figures",
      security: bearer,
      response: answers(player.PredictionsSummary),
    },
  },
} as const;
