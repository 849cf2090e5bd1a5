import { OwnBounds } from '../../game/schemas/own-bounds';
import { ClaimResponse, PredictResponse } from '../../game/schemas/player';
import * as quickPlay from '../../game/schemas/quick-play';
import { answers } from '../../game/schemas/responses';
import { signedIn } from './access';

export const quickPlayEndpoints = {
  bounds: {
    method: 'GET',
    url: '/user/bounds',
    schema: {
      tags: ['player'],
      summary: "The player's own limits and session of Quick play, from the contract",
      security: signedIn,
      response: answers(OwnBounds),
    },
  },
  authorize: {
    method: 'POST',
    url: '/quick-play',
    schema: {
      tags: ['player'],
      summary: 'Allow a key to predict, or get the data to sign',
      security: signedIn,
      body: quickPlay.QuickPlayBody,
      response: answers(PredictResponse),
    },
  },
  predict: {
    method: 'POST',
    url: '/quick-play/predict',
    schema: {
      tags: ['player'],
      summary: 'Send a prediction that the key has signed',
      security: signedIn,
      body: quickPlay.QuickPredictBody,
      response: answers(ClaimResponse),
    },
  },
  end: {
    method: 'POST',
    url: '/quick-play/end',
    schema: {
      tags: ['player'],
      summary: 'End the session, by the signature of its key',
      security: signedIn,
      body: quickPlay.QuickPlayEndBody,
      response: answers(ClaimResponse),
    },
  },
} as const;
