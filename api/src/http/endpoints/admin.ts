import * as admin from '../../game/schemas/admin';
import { answers } from '../../game/schemas/responses';
import { adminOnly } from './access';

export const adminEndpoints = {
  contractInfo: {
    method: 'GET',
    url: '/admin/contract-info',
    schema: {
      tags: ['admin'],
      summary: "The contract's key figures",
      security: adminOnly,
      response: answers(admin.ContractInfo),
    },
  },
  ownerInfo: {
    method: 'GET',
    url: '/admin/owner-info',
    schema: {
      tags: ['admin'],
      summary: "The admins' addresses, and whether the caller is an admin",
      response: answers(admin.OwnerInfo),
    },
  },
  startRound: {
    method: 'POST',
    url: '/admin/start-round',
    schema: {
      tags: ['admin'],
      summary: 'Starts a round; first posts the custom price, if given',
      security: adminOnly,
      body: admin.StartRoundBody,
      response: answers(admin.AdminResult),
    },
  },
  resolveRound: {
    method: 'POST',
    url: '/admin/resolve-round',
    schema: {
      tags: ['admin'],
      summary: 'Resolves an ended round; first posts the custom price, if given',
      security: adminOnly,
      body: admin.ResolveRoundBody,
      response: answers(admin.AdminResult),
    },
  },
  voidRound: {
    method: 'POST',
    url: '/admin/void-round',
    schema: {
      tags: ['admin'],
      summary: 'Voids a round that was not resolved within an hour of its end',
      security: adminOnly,
      body: admin.VoidRoundBody,
      response: answers(admin.AdminResult),
    },
  },
  setMinimumDeposit: {
    method: 'POST',
    url: '/admin/set-minimum-deposit',
    schema: {
      tags: ['admin'],
      summary: 'Sets the minimum stake for future rounds',
      security: adminOnly,
      body: admin.AmountBody,
      response: answers(admin.AdminResult),
    },
  },
  setMaximumDeposit: {
    method: 'POST',
    url: '/admin/set-maximum-deposit',
    schema: {
      tags: ['admin'],
      summary: 'Sets the maximum stake for future rounds',
      security: adminOnly,
      body: admin.AmountBody,
      response: answers(admin.AdminResult),
    },
  },
} as const;
