import { api } from './api';
import { readAgainAfter } from './read-again';
import type { Config, Ready } from './types';

/** What a page asks of the deployment itself. */
export const systemApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    config: build.query<Config, void>({
      query: () => '/config',
      keepUnusedDataFor: 3600,
    }),
    /** The game's clock, in Unix milliseconds of block time. */
    time: build.query<{ now: number }, void>({
      query: () => '/time',
      // Asked for several times at a stretch: what is let go of at once takes the next answer with it.
      keepUnusedDataFor: 3600,
    }),
    health: build.query<unknown, void>({
      query: () => '/health',
    }),
    ready: build.query<Ready, void>({
      query: () => '/ready',
      keepUnusedDataFor: 0,
    }),
    devFaucet: build.mutation<unknown, { address: string }>({
      query: (body) => ({ url: '/dev/faucet', method: 'POST', body }),
      onQueryStarted: readAgainAfter(['Token']),
    }),
  }),
});

export const { useConfigQuery, useHealthQuery, useDevFaucetMutation } = systemApi;
