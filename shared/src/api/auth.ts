import type { UserProfile } from '@updown/protocol/api/auth';
import { api } from './api';

/** Signing in and out. */
export const authApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The EIP-4361 text to sign. Valid once, for five minutes. */
    nonce: build.query<{ nonce: string }, string>({
      query: (address) => `/auth/nonce/${address}`,
    }),
    verify: build.mutation<
      { token: string },
      { address: string; signature: string; nonce?: string }
    >({
      query: (body) => ({ url: '/auth/verify', method: 'POST', body }),
    }),
    /** Revokes a token that the session no longer has, even while the player leaves the page. */
    signOut: build.mutation<unknown, string>({
      query: (token) => ({
        url: '/auth/logout',
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        keepalive: true,
      }),
    }),
    me: build.query<UserProfile, void>({
      query: () => '/users/me',
      extraOptions: { authenticated: true },
      providesTags: ['Session', 'Token'],
    }),
  }),
});
