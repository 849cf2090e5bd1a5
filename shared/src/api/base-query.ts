import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import type { WithSession } from '../session/session-slice';
import { toApiError, type ApiError } from './api-error';

/** Where the API answers; the page and its API share an origin unless the host's descriptor says otherwise. */
export const API_BASE = '/api';

const TIMEOUT_MS = 10_000;

/** Calls that need the player's token say so; public reads go without, so that a CDN can serve them to everybody. */
export interface CallExtra {
  authenticated?: boolean;
}

const send = fetchBaseQuery({
  baseUrl: API_BASE,
  timeout: TIMEOUT_MS,
  prepareHeaders: (headers, { getState, extraOptions }) => {
    const { token } = (getState() as WithSession).session;
    if ((extraOptions as CallExtra | undefined)?.authenticated === true && token !== null) {
      headers.set('authorization', `Bearer ${token}`);
    }
    return headers;
  },
});

/** `fetch` against the API, with every failure turned into an `ApiError` and each exchange logged at debug level. */
export const baseQuery: BaseQueryFn<
  string | FetchArgs,
  unknown,
  ApiError,
  CallExtra,
  FetchBaseQueryMeta
> = async (args, api, extra) => {
  const call = typeof args === 'string' ? args : `${args.method ?? 'GET'} ${args.url}`;
  console.debug('[api] →', call);
  const result = await send(args, api, extra);
  console.debug('[api] ←', call, result.meta?.response?.status ?? result.error?.status);
  if (result.error !== undefined) {
    return {
      error: toApiError(result.error),
      ...(result.meta && { meta: result.meta }),
    };
  }
  const refused = refusal(result.data);
  if (refused !== null) return { error: refused, ...(result.meta && { meta: result.meta }) };
  return result;
};

// An envelope may say `success: false` with status 200; its message is the error.
function refusal(data: unknown): ApiError | null {
  if (typeof data !== 'object' || data === null || !('success' in data) || data.success !== false) {
    return null;
  }
  const { message } = data as { message?: unknown };
  return { kind: 'http', message: typeof message === 'string' ? message : 'Client error occurred' };
}
