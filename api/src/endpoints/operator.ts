import { Type } from 'typebox';
import * as operator from '../schemas/operator';
import { answers } from '../schemas/responses';
import { bearer } from './bearer';

export const operatorEndpoints = {
  overview: {
    method: 'GET',
    url: '/admin/overview',
    schema: {
      tags: ['admin'],
      summary: 'Reserve, liability, exposure, waiting rounds, feed and keeper',
      security: bearer,
      response: answers(operator.OperatorOverview),
    },
  },
  auditLog: {
    method: 'GET',
    url: '/admin/audit-log',
    schema: {
      tags: ['admin'],
      summary: 'Every action of an admin: who, what, when, transaction, outcome; the latest first',
      security: bearer,
      querystring: Type.Object({
        limit: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
      }),
      response: answers(operator.AuditLog),
    },
  },
  priceCheck: {
    method: 'GET',
    url: '/price/check',
    schema: {
      tags: ['price'],
      summary: 'Asks the price service, and tells what it answered or why not',
      response: answers(operator.PriceCheck),
    },
  },
} as const;
