import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import type { WithSession } from '../store/session-slice';
import { envelopeError, toApiError, type ApiError } from './api-error';
import { logCall } from './log-call';

/** A path, because the page and its API share an origin. */
export const API_BASE = '/api';

const TIMEOUT_MS = 10_000;

/** Only calls with `auth` send the player's token. Public reads omit the token so that a CDN can cache them. */
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

/**
 * `fetch` for the API. Every error becomes an `ApiError`, and each call is logged at debug level. If the page came with an
 * inlined answer, the first read uses that answer.
 */
export const baseQuery: BaseQueryFn<
  string | FetchArgs,
  unknown,
  ApiError,
  CallExtra,
  FetchBaseQueryMeta
> = async (args, api, extra) => {
  const request: FetchArgs = typeof args === 'string' ? { url: args } : args;
  const { url, method = 'GET' } = request;
  const logAnswer = logCall(method, url, request.body);
  const result = await send(args, api, extra);
  const status = result.meta?.response?.status ?? result.error?.status;
  logAnswer({ status, body: result.data ?? result.error?.data });
  if (result.error !== undefined) {
    return {
      error: toApiError(result.error),
      ...(result.meta && { meta: result.meta }),
    };
  }
  const error = envelopeError(result.data);
  if (error !== null) return { error, ...(result.meta && { meta: result.meta }) };
  return result;
};
