import type { PriceCheck } from '@updown/protocol/api/operator';
import type { CurrentPrice, PriceHistory, RoundPrices } from '@updown/protocol/api/price';
import { api } from './api';
import { pulse } from './price-freshness';

/** The prices of ether. */
export const priceApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    currentPrice: build.query<CurrentPrice, void>({
      query: () => '/price/current?asset=ethereum',
      providesTags: ['Price'],
      onQueryStarted: (_none, { queryFulfilled }) => {
        void queryFulfilled.then(pulse.beat, () => undefined);
      },
    }),
    priceHistory: build.query<PriceHistory, { days?: number; interval?: '1m' | '5m' | '1h' }>({
      query: ({ days = 7, interval = '1h' }) =>
        `/price/history?asset=ethereum&days=${days}&interval=${interval}`,
      providesTags: ['Prices'],
    }),
    /** Every recorded price of a round, from start to end. The stream appends to the live round. */
    roundPrices: build.query<RoundPrices, number>({
      query: (id) => `/round/${id}/prices`,
      providesTags: ['Prices'],
    }),
    /** The state of the price service. An outage of the service is also an answer, not an error. */
    priceCheck: build.query<PriceCheck, void>({
      query: () => '/price/check',
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useCurrentPriceQuery, usePriceHistoryQuery, useRoundPricesQuery } = priceApi;
