import { api } from './api';
import type { CurrentPrice, PriceHistory } from './types';

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
  }),
});

export const { useCurrentPriceQuery, usePriceHistoryQuery } = priceApi;
