import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import type { WithSession } from '../store/session-slice';
import { envelopeError, toApiError, type ApiError } from './api-error';
import { logCall } from './log-call';
import { newTraceparent, traceIdOf } from './trace';

/** A path, because the page and its API share an origin. */
export const API_BASE = '/api';

const TIMEOUT_MS = 10_000;

/** Only calls with `auth` send the player's token. Public reads omit the token so that a CDN can cache them. */
export interface CallExtra {
  authenticated?: boolean;
}

/** A call; `traceparent` continues the trace of an earlier call of the same press. */
type Call = FetchArgs & { traceparent?: string };

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

/** Whether the API has named a trace, so that one without an answer can be named too. */
let isTraced = false;

/** The trace of a failed command. Without an answer of the API, the one that the page started. */
function failedTrace(traceparent: string, response: Response | undefined): string | undefined {
  const named = traceIdOf(response?.headers.get('traceresponse'));
  const isAnswered = response !== undefined && response.status < 500;
  return named ?? (isTraced && !isAnswered ? traceIdOf(traceparent) : undefined);
}

/**
 * `fetch` for the API. Every error becomes an `ApiError`, and each call is logged at debug level. If the page came with an
 * inlined answer, the first read uses that answer. Each command starts a trace; reads do not, because caches share their
 * answers.
 */
export const baseQuery: BaseQueryFn<
  string | Call,
  unknown,
  ApiError,
  CallExtra,
  FetchBaseQueryMeta
> = async (args, api, extra) => {
  const call: Call = typeof args === 'string' ? { url: args } : args;
  const { traceparent: earlier, ...request } = call;
  const { url, method = 'GET' } = request;
  const logAnswer = logCall(method, url, request.body);
  const traceparent = method === 'GET' ? undefined : (earlier ?? newTraceparent());
  const headers = traceparent === undefined ? {} : { headers: { traceparent } };
  const result = await send({ ...request, ...headers }, api, extra);
  const response = result.meta?.response;
  if (response?.headers.has('traceresponse')) isTraced = true;
  const status = response?.status ?? result.error?.status;
  logAnswer({ status, body: result.data ?? result.error?.data });
  const error = result.error ? toApiError(result.error) : envelopeError(result.data);
  if (error === null) return { data: result.data, ...(result.meta && { meta: result.meta }) };
  const trace = traceparent && failedTrace(traceparent, response);
  return {
    error: { ...error, ...(trace !== undefined && { trace }) },
    ...(result.meta && { meta: result.meta }),
  };
};
