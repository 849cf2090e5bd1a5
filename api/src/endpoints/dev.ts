import { Ok } from '../schemas/common';
import * as system from '../schemas/system';
import { answers } from '../schemas/responses';

export const devEndpoints = {
  steerPrice: {
    method: 'POST',
    url: '/dev/price',
    schema: {
      tags: ['dev'],
      summary: 'Holds the simulated price at a value, or lets it walk again (local chain only)',
      body: system.SteerPriceBody,
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
