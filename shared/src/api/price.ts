import { api } from './api';
import type { CurrentPrice, PriceCheck, PriceHistory } from './types';

export const priceApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    currentPrice: build.query<CurrentPrice, void>({
      query: () => '/price/current?asset=ethereum',
      providesTags: ['Price'],
    }),
    priceHistory: build.query<PriceHistory, { days?: number; interval?: '1m' | '5m' | '1h' }>({
      query: ({ days = 7, interval = '1h' }) =>
        `/price/history?asset=ethereum&days=${days}&interval=${interval}`,
      providesTags: ['Price'],
    }),
    /** Asks the price service itself; a failure of it is an answer, too. */
    priceCheck: build.query<PriceCheck, void>({
      query: () => '/price/check',
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useCurrentPriceQuery, usePriceHistoryQuery } = priceApi;
