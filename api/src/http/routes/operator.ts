import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { HouseFigures } from '@updown/protocol/api/house';
import * as schemas from '@updown/protocol/api/operator';
import { AuditLog } from '@updown/protocol/api/operator';
import { Type } from 'typebox';
import { adminOnly } from '../plugins/access';
import { answers } from './responses';
import type { Services } from './services';

type Needs = Pick<Services, 'overview' | 'house' | 'auditLog'>;

export function operatorRoutes(services: Needs): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.get('/admin/overview', {
      schema: {
        summary: 'Reserve, liability, exposure, unresolved rounds, feed and keeper',
        security: adminOnly,
        response: answers(schemas.OperatorOverview),
      },
      handler: () => services.overview(),
    });
    app.get('/admin/figures', {
      schema: {
        summary: "Volume, players and the house's result by day, in base units",
        security: adminOnly,
        querystring: Type.Object({ days: Type.Integer({ minimum: 1, maximum: 31, default: 30 }) }),
        response: answers(HouseFigures),
      },
      handler: (request) => services.house(request.query.days),
    });
    app.get('/admin/audit-log', {
      schema: {
        summary: 'All admin actions with time, transaction and outcome, newest first',
        security: adminOnly,
        querystring: Type.Object({
          limit: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
        }),
        response: answers(AuditLog),
      },
      handler: async (request) => ({ entries: await services.auditLog(request.query.limit) }),
    });
    done();
  };
}
