import type { FetchBaseQueryMeta, QueryReturnValue } from '@reduxjs/toolkit/query/react';
import type { CurrentRoundResponse } from '@updown/protocol/api/rounds';
import type { ApiError } from '../errors/api-error';

type Answer<T> = { data: T; error?: undefined } | { error: ApiError; data?: undefined };
type Base = (path: string) => MaybePromise<QueryReturnValue<unknown, ApiError, FetchBaseQueryMeta>>;
type MaybePromise<T> = T | PromiseLike<T>;

/** Reads the fast path, and falls back to the regular one if that fails. */
export async function fetchCurrentRound(base: Base): Promise<Answer<CurrentRoundResponse['data']>> {
  const fast = await base('/contract/current-round-fast');
  const answer = fast.error === undefined ? fast : await base('/contract/current-round');
  if (answer.error !== undefined) return { error: answer.error };
  return { data: (answer.data as CurrentRoundResponse).data };
}
