import { Ok } from '../../game/schemas/common';
import * as push from '../../game/schemas/push';
import { answers } from '../../game/schemas/responses';
import { signedIn } from './access';

export const pushEndpoints = {
  key: {
    method: 'GET',
    url: '/push',
    config: { isFree: true },
    schema: {
      tags: ['push'],
      summary: 'The key for notifications to closed pages (Web Push); null if there are none',
      response: answers(push.PushKey),
    },
  },
  subscribe: {
    method: 'POST',
    url: '/push/subscribe',
    schema: {
      tags: ['push'],
      summary: "Notifies this browser of the player's results and payouts, until the session ends",
      security: signedIn,
      body: push.PushSubscribeBody,
      response: answers(Ok),
    },
  },
  unsubscribe: {
    method: 'POST',
    url: '/push/unsubscribe',
    schema: {
      tags: ['push'],
      summary: 'Notifies this browser no longer',
      security: signedIn,
      body: push.PushUnsubscribeBody,
      response: answers(Ok),
    },
  },
} as const;
