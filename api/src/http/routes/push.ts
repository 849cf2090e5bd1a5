import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { conflict } from '../../game/api-error';
import { pushEndpoints } from '../endpoints/push';
import { sessionOf } from '../plugins/access';
import type { Services } from './services';

/** The browsers that a player has notified while the page is closed. */
export function pushRoutes({ push }: Pick<Services, 'push'>): FastifyPluginCallbackTypebox {
  const subscriptions = () => {
    if (push !== undefined) return push;
    throw conflict('The operator of this game sends no notifications.');
  };
  return (app, _options, done) => {
    const success = true as const;
    app.route({
      ...pushEndpoints.key,
      handler: () => ({ publicKey: push?.publicKey ?? null }),
    });
    app.route({
      ...pushEndpoints.subscribe,
      handler: async (request) => {
        await subscriptions().add(sessionOf(request), request.body);
        return { success };
      },
    });
    app.route({
      ...pushEndpoints.unsubscribe,
      handler: async (request) => {
        await subscriptions().remove(sessionOf(request).address, request.body.endpoint);
        return { success };
      },
    });
    done();
  };
}
