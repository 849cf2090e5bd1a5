import { api } from '@updown/shared';

interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  /** The language of the notifications. */
  language: string;
}

/** Only the host subscribes, so the first visit does not load these calls. */
export const pushApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Null if the operator sends no notifications. */
    pushKey: build.query<{ publicKey: string | null }, void>({
      query: () => '/push',
      keepUnusedDataFor: 3600,
    }),
    pushSubscribe: build.mutation<unknown, Subscription>({
      query: (body) => ({ url: '/push/subscribe', method: 'POST', body }),
      extraOptions: { authenticated: true },
    }),
    pushUnsubscribe: build.mutation<unknown, { endpoint: string }>({
      query: (body) => ({ url: '/push/unsubscribe', method: 'POST', body }),
      extraOptions: { authenticated: true },
    }),
  }),
});

export const { usePushKeyQuery } = pushApi;
