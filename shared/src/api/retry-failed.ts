import type { Middleware } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { isApiError, type ApiError } from '../errors/api-error';
import { sleepUntilVisible } from '../loading/sleep-until-visible';
import type { AppDispatch, AppThunk, RootState } from '../store/root-state';
import { api } from './api';

const AGAIN_AFTER_MS = 10_000;

interface Read {
  endpointName: string;
  originalArgs?: unknown;
}

interface FailedRead {
  payload: ApiError;
  meta: { requestId: string; arg: Read & { queryCacheKey: string } };
}

/**
 * Retries failed queries that the page still shows. While the stream is connected nothing polls, and events only patch
 * existing data, so a failed query would stay failed.
 */
export const retryFailed: Middleware<object, RootState, AppDispatch> =
  (page) => (next) => (action) => {
    const result = next(action);
    if (isFailedRead(action) && mayRecover(action.payload)) {
      void sleepUntilVisible(AGAIN_AFTER_MS).then(() => {
        if (isStillMissing(page.getState(), action)) page.dispatch(again(action.meta.arg));
      });
    }
    return result;
  };

/** Retries every failed query that the page shows, because the API is back. */
export function retryNow(): AppThunk {
  return (dispatch, getState) => {
    const { queries, subscriptions } = getState().api;
    for (const [key, query] of Object.entries(queries)) {
      const isShown = Object.keys(subscriptions[key] ?? {}).length > 0;
      if (!isShown || query?.status !== QueryStatus.rejected) continue;
      if (isApiError(query.error) && mayRecover(query.error)) dispatch(again(query));
    }
  };
}

function isFailedRead(action: unknown): action is FailedRead {
  const { type, payload } = action as { type?: string; payload?: unknown };
  return type === `${api.reducerPath}/executeQuery/rejected` && isApiError(payload);
}

/** Other 4xx errors are permanent, and wallet errors are retried elsewhere. */
function mayRecover({ kind, status = 0 }: ApiError): boolean {
  return kind !== 'wallet' && (status < 400 || status === 429 || status >= 500);
}

/** Whether no newer request has started, a component still subscribes, and no polling will retry the query. */
function isStillMissing({ api: { queries, subscriptions } }: RootState, { meta }: FailedRead) {
  const { queryCacheKey } = meta.arg;
  const readers = Object.values(subscriptions[queryCacheKey] ?? {});
  return (
    queries[queryCacheKey]?.requestId === meta.requestId &&
    readers.length > 0 &&
    readers.every(({ pollingInterval = 0 }) => pollingInterval === 0)
  );
}

type Initiate = (arg: unknown, options: object) => Parameters<AppDispatch>[0];

function again({ endpointName, originalArgs }: Read) {
  const endpoints = api.endpoints as unknown as Record<string, { initiate: Initiate }>;
  const options = { subscribe: false, forceRefetch: true };
  return endpoints[endpointName]!.initiate(originalArgs, options);
}
