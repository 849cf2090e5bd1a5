import { Type } from 'typebox';
import { AuditLog } from '../../game/schemas/audit';
import { HouseFigures } from '../../game/schemas/house';
import * as operator from '../../game/schemas/operator';
import { answers } from '../../game/schemas/responses';
import { adminOnly } from './access';

export const operatorEndpoints = {
  overview: {
    method: 'GET',
    url: '/admin/overview',
    schema: {
      tags: ['admin'],
      summary: 'Reserve, liability, exposure, unresolved rounds, feed and keeper',
      security: adminOnly,
      response: answers(operator.OperatorOverview),
    },
  },
  figures: {
    method: 'GET',
    url: '/admin/figures',
    schema: {
      tags: ['admin'],
      summary: "Volume, players and the house's result by day, in base units",
      security: adminOnly,
      querystring: Type.Object({ days: Type.Integer({ minimum: 1, maximum: 31, default: 30 }) }),
      response: answers(HouseFigures),
    },
  },
  auditLog: {
    method: 'GET',
    url: '/admin/audit-log',
    schema: {
      tags: ['admin'],
      summary: 'All admin actions with time, transaction and outcome, newest first',
      security: adminOnly,
      querystring: Type.Object({
        limit: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
      }),
      response: answers(AuditLog),
    },
  },
  priceCheck: {
    method: 'GET',
    url: '/price/check',
    schema: {
      tags: ['price'],
      summary: 'Checks the price service; returns the price, or why the check failed',
      response: answers(operator.PriceCheck),
    },
  },
} as const;
