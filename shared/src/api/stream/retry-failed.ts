import type { Middleware } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from '../../store/root-reducer';
import { api } from '../api';
import { isApiError, type ApiError } from '../api-error';
import { sleepUntilVisible } from './sleep-until-visible';

const AGAIN_AFTER_MS = 10_000;

interface FailedRead {
  payload: ApiError;
  meta: {
    requestId: string;
    arg: { endpointName: string; originalArgs: unknown; queryCacheKey: string };
  };
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
        if (isStillMissing(page.getState(), action)) page.dispatch(again(action));
      });
    }
    return result;
  };

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

function again({ meta: { arg } }: FailedRead) {
  const endpoints = api.endpoints as unknown as Record<string, { initiate: Initiate }>;
  const options = { subscribe: false, forceRefetch: true };
  return endpoints[arg.endpointName]!.initiate(arg.originalArgs, options);
}
