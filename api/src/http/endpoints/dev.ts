import { Ok } from '../../game/schemas/common';
import { answers } from '../../game/schemas/responses';
import * as system from '../../game/schemas/system';

export const devEndpoints = {
  overridePrice: {
    method: 'POST',
    url: '/dev/price',
    schema: {
      tags: ['dev'],
      summary: 'Holds the simulated price at a value, or ends the override (local chain only)',
      body: system.OverridePriceBody,
      response: answers(Ok),
    },
  },
  faucet: {
    method: 'POST',
    url: '/dev/faucet',
    schema: {
      tags: ['dev'],
      summary: 'Gives test tokens and gas (local chain only)',
      body: system.FaucetBody,
      response: answers(Ok),
    },
  },
} as const;
