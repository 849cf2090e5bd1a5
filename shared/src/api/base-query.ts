import {
  fetchBaseQuery,
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { envelopeError, inPageLanguage, toApiError, type ApiError } from '../errors/api-error';
import type { WithSession } from '../store/session-slice';
import { selectStreamLoss } from '../store/stream-slice';
import { logCall, newTraceparent, traceIdOf } from './log-call';
import { onSite } from './site-path';

/** A path, because the page and its API share an origin. */
export const API_BASE = onSite('/api');

const TIMEOUT_MS = 10_000;

/** The web server keeps a public answer for a second. */
const CACHED_MS = 1_000;

/** Only calls with `auth` send the player's token. Public reads omit the token so that a CDN can cache them. */
export interface CallExtra {
  authenticated?: boolean;
}

type WithStream = Parameters<typeof selectStreamLoss>[0];

type Call = FetchArgs & { headers?: Record<string, string> };

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

/** Whether an answer is from the web server's cache, and so may be older than the event that caused the refetch. */
function isTooOld(response: Response | undefined, { forced, getState }: BaseQueryApi): boolean {
  // While the stream is down, the page polls, and asks again anyway.
  const isPolled = selectStreamLoss(getState() as WithStream) !== null;
  return forced === true && !isPolled && response?.headers.get('x-cache') === 'HIT';
}

/** Whether the API has named a trace before. If so, the page can name the trace of a command without an answer, too. */
let isTraced = false;

/** The trace of a failed command. Without an answer, the trace that the page started. */
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
  const { headers, ...rest } = call;
  const { url, method = 'GET' } = rest;
  const logAnswer = logCall(method, url, rest.body);
  const traceparent = method === 'GET' ? undefined : newTraceparent();
  const request = { ...rest, headers: { ...headers, ...(traceparent && { traceparent }) } };
  let result = await send(request, api, extra);
  if (isTooOld(result.meta?.response, api)) {
    await new Promise((resolve) => setTimeout(resolve, CACHED_MS));
    result = await send(request, api, extra);
  }
  const response = result.meta?.response;
  if (response?.headers.has('traceresponse')) isTraced = true;
  const status = response?.status ?? result.error?.status;
  logAnswer({ status, body: result.data ?? result.error?.data });
  const failure = result.error ? toApiError(result.error) : envelopeError(result.data);
  if (failure === null) return { data: result.data, ...(result.meta && { meta: result.meta }) };
  const error = await inPageLanguage(failure);
  const trace = traceparent && failedTrace(traceparent, response);
  return {
    error: { ...error, ...(trace !== undefined && { trace }) },
    ...(result.meta && { meta: result.meta }),
  };
};

/** The address of a player's whole record as a CSV file, for a link with `download`. */
export function recordFile(address: string): string {
  return `${API_BASE}/players/${address}/record.csv`;
}

/** The address of every recorded price of a round as a CSV file. */
export function ticksFile(roundId: number): string {
  return `${API_BASE}/round/${roundId}/ticks.csv`;
}
