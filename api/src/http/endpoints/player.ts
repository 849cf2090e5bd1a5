import { Type } from 'typebox';
import { Address, RoundId } from '../../game/schemas/common';
import * as player from '../../game/schemas/player';
import { answers } from '../../game/schemas/responses';
import { signedIn } from './access';

const RoundParams = Type.Object({ roundId: RoundId });

export const playerEndpoints = {
  predict: {
    method: 'POST',
    url: '/predict',
    schema: {
      tags: ['player'],
      summary:
        'Returns the data to sign for a prediction, or sends a signed one; 409 if the wallet pays the gas',
      security: signedIn,
      body: player.PredictBody,
      response: answers(player.PredictResponse),
    },
  },
  claim: {
    method: 'POST',
    url: '/claim/:roundId',
    schema: {
      tags: ['player'],
      summary: "Sends the player's claim; 409 if the wallet pays the gas",
      security: signedIn,
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
      security: signedIn,
      params: RoundParams,
      response: answers(player.OwnPrediction),
    },
  },
  potentialRewards: {
    method: 'GET',
    url: '/user/potential-rewards/:roundId',
    schema: {
      tags: ['player'],
      summary: 'The payout of a prediction if the player wins',
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
      security: signedIn,
      response: answers(player.PredictionsResponse),
    },
  },
  claimable: {
    method: 'GET',
    url: '/user/claimable-rewards-bypass',
    schema: {
      tags: ['player'],
      summary: 'The payouts that the player can claim',
      security: signedIn,
      response: answers(player.ClaimableResponse),
    },
  },
  summary: {
    method: 'GET',
    url: '/user/predictions-summary',
    schema: {
      tags: ['player'],
      summary: "The player's record",
      security: signedIn,
      response: answers(player.PredictionsSummary),
    },
  },
} as const;
