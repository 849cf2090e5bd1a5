import { Type, type Static } from 'typebox';
import { nullable } from './common';

/** The languages of the notifications: those of the pages. */
export const PushLanguage = Type.Enum(['en', 'es', 'tr', 'vi', 'zh'], {
  title: 'PushLanguage',
});
export type PushLanguage = Static<typeof PushLanguage>;

/** The key for which a browser subscribes; null if the operator sends no notifications. */
export const PushKey = Type.Object({ publicKey: nullable(Type.String()) }, { title: 'PushKey' });
export type PushKey = Static<typeof PushKey>;

const Endpoint = Type.String({ minLength: 1, maxLength: 1000 });

const Keys = Type.Object({
  /** 65 bytes in base64url. */
  p256dh: Type.String({ pattern: '^[\\w-]{87}=?$' }),
  /** 16 bytes in base64url. */
  auth: Type.String({ pattern: '^[\\w-]{22}(?:==)?$' }),
});

/** A browser's subscription, as its `PushSubscription` writes it, and the language of its notifications. */
export const PushSubscribeBody = Type.Object(
  {
    endpoint: Endpoint,
    keys: Keys,
    language: PushLanguage,
  },
  { title: 'PushSubscribeBody' },
);
export type PushSubscribeBody = Static<typeof PushSubscribeBody>;

export const PushUnsubscribeBody = Type.Object(
  { endpoint: Endpoint },
  { title: 'PushUnsubscribeBody' },
);

/** The subscription that takes the place of the one with the endpoint `was`, which only its browser and its service know. */
export const PushChangedBody = Type.Object(
  { was: Endpoint, endpoint: Endpoint, keys: Keys },
  { title: 'PushChangedBody' },
);
export type PushChangedBody = Static<typeof PushChangedBody>;
