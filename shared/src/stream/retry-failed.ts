import type { Middleware } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { isApiError, type ApiError } from '../api/api-error';
import type { AppDispatch, RootState } from '../store/create-store';
import { waitInSight } from '../visibility/wait-in-sight';

const AGAIN_AFTER_MS = 10_000;

interface FailedRead {
  payload: ApiError;
  meta: {
    requestId: string;
    arg: { endpointName: string; originalArgs: unknown; queryCacheKey: string };
  };
}

/**
 * Asks again for what the page shows and could not be read. While the stream is up nothing polls, and an event changes
 * only what is there: without this a read that failed once would stay a failure.
 */
export const retryFailed: Middleware<object, RootState, AppDispatch> =
  (page) => (next) => (action) => {
    const result = next(action);
    if (isFailedRead(action) && mayRecover(action.payload)) {
      void waitInSight(AGAIN_AFTER_MS).then(() => {
        if (isStillMissing(page.getState(), action)) page.dispatch(again(action));
      });
    }
    return result;
  };

function isFailedRead(action: unknown): action is FailedRead {
  const { type, payload } = action as { type?: string; payload?: unknown };
  return type === `${api.reducerPath}/executeQuery/rejected` && isApiError(payload);
}

/** What the caller has no right to, or what does not exist, is no better later. What a wallet failed in has its own way. */
function mayRecover({ kind, status = 0 }: ApiError): boolean {
  return kind !== 'wallet' && (status < 400 || status === 429 || status >= 500);
}

/** Nobody has asked since, somebody still shows it, and it is not polled anyway. */
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

function again({ meta: { arg } }: FailedRead) {
  const endpoints = api.endpoints as unknown as Record<string, { initiate: Initiate }>;
  const options = { subscribe: false, forceRefetch: true };
  return endpoints[arg.endpointName]!.initiate(arg.originalArgs, options);
}
