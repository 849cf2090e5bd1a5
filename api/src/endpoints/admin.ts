import * as admin from '../schemas/admin';
import { answers } from '../schemas/responses';
import { bearer } from './bearer';

export const adminEndpoints = {
  contractInfo: {
    method: 'GET',
    url: '/admin/contract-info',
    schema: {
      tags: ['admin'],
      summary: "The contract's figures",
      security: bearer,
      response: answers(admin.ContractInfo),
    },
  },
  ownerInfo: {
    method: 'GET',
    url: '/admin/owner-info',
    schema: {
      tags: ['admin'],
      summary: 'Who the admins are, and whether the caller is one',
      response: answers(admin.OwnerInfo),
    },
  },
  startRound: {
    method: 'POST',
    url: '/admin/start-round',
    schema: {
      tags: ['admin'],
      summary: 'Starts a round, at a custom price posted just before if one is given',
      security: bearer,
      body: admin.StartRoundBody,
      response: answers(admin.AdminResult),
    },
  },
  resolveRound: {
    method: 'POST',
    url: '/admin/resolve-round',
    schema: {
      tags: ['admin'],
      summary: 'Resolves an ended round, at a custom price posted just before if one is given',
      security: bearer,
      body: admin.ResolveRoundBody,
      response: answers(admin.AdminResult),
    },
  },
  voidRound: {
    method: 'POST',
    url: '/admin/void-round',
    schema: {
      tags: ['admin'],
      summary: 'Voids a round that nobody could resolve within an hour of its end',
      security: bearer,
      body: admin.VoidRoundBody,
      response: answers(admin.AdminResult),
    },
  },
  setMinimumDeposit: {
    method: 'POST',
    url: '/admin/set-minimum-deposit',
    schema: {
      tags: ['admin'],
      summary: 'Sets the least stake of later rounds',
      security: bearer,
      body: admin.AmountBody,
      response: answers(admin.AdminResult),
    },
  },
  setMaximumDeposit: {
    method: 'POST',
    url: '/admin/set-maximum-deposit',
    schema: {
      tags: ['admin'],
      summary: 'Sets the greatest stake of later rounds',
      security: bearer,
      body: admin.AmountBody,
      response: answers(admin.AdminResult),
    },
  },
} as const;
