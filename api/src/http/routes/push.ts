import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Ok } from '@updown/protocol/api/common';
import * as schemas from '@updown/protocol/api/push';
import { conflict } from '../../game/api-error';
import { signedIn, sessionOf } from '../plugins/access';
import { answers } from './responses';
import type { Services } from './services';

/** The browsers that a player has notified while the page is closed. */
export function pushRoutes({ push }: Pick<Services, 'push'>): FastifyPluginCallbackTypebox {
  const subscriptions = () => {
    if (push !== undefined) return push;
    throw conflict('no_notifications');
  };
  return (app, _options, done) => {
    const success = true as const;
    app.get('/push', {
      config: { isFree: true },
      schema: {
        summary: 'The key for notifications to closed pages (Web Push); null if there are none',
        response: answers(schemas.PushKey),
      },
      handler: () => ({ publicKey: push?.publicKey ?? null }),
    });
    app.post('/push/subscribe', {
      schema: {
        summary:
          "Notifies this browser of the player's results and payouts, until the session ends",
        security: signedIn,
        body: schemas.PushSubscribeBody,
        response: answers(Ok),
      },
      handler: async (request) => {
        await subscriptions().add(sessionOf(request), request.body);
        return { success };
      },
    });
    app.post('/push/unsubscribe', {
      schema: {
        summary: 'Notifies this browser no longer',
        security: signedIn,
        body: schemas.PushUnsubscribeBody,
        response: answers(Ok),
      },
      handler: async (request) => {
        await subscriptions().remove(sessionOf(request).address, request.body.endpoint);
        return { success };
      },
    });
    app.post('/push/changed', {
      schema: {
        summary: "Follows a browser that has changed its subscription, by the old one's endpoint",
        body: schemas.PushChangedBody,
        response: answers(Ok),
      },
      handler: async (request) => {
        await subscriptions().change(request.body);
        return { success };
      },
    });
    done();
  };
}
