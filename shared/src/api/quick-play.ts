import type { ClaimResponse } from '@updown/protocol/api/player';
import type { OwnBounds, QuickPlayBody, QuickPredictBody } from '@updown/protocol/api/quick-play';
import { api } from './api';
import { MINED_WITHIN_MS } from './player';

/** A signed-in player's bounds, and the session of Quick play that the operator sends for them. */
export const quickPlayApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The player's own limits and their session, as the contract holds them. */
    bounds: build.query<OwnBounds, void>({
      query: () => '/user/bounds',
      extraOptions: { authenticated: true },
      providesTags: ['Player'],
    }),
    authorizeQuickPlay: build.mutation<ClaimResponse['data'], QuickPlayBody>({
      query: (body) => ({ url: '/quick-play', method: 'POST', body, timeout: MINED_WITHIN_MS }),
      transformResponse: ({ data }: ClaimResponse) => data,
      extraOptions: { authenticated: true },
    }),
    quickPredict: build.mutation<ClaimResponse['data'], QuickPredictBody>({
      query: (body) => ({
        url: '/quick-play/predict',
        method: 'POST',
        body,
        timeout: MINED_WITHIN_MS,
      }),
      transformResponse: ({ data }: ClaimResponse) => data,
      extraOptions: { authenticated: true },
    }),
    endQuickPlay: build.mutation<ClaimResponse['data'], { signature: string }>({
      query: (body) => ({ url: '/quick-play/end', method: 'POST', body }),
      transformResponse: ({ data }: ClaimResponse) => data,
      extraOptions: { authenticated: true },
    }),
  }),
});

export const { useBoundsQuery } = quickPlayApi;
