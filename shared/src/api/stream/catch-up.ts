import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import type { CurrentPrice } from '@updown/protocol/api/price';
import type { LiveState } from '@updown/protocol/api/stream';
import type { AppThunk } from '../../store/root-state';
import { selectHistoryTag } from '../../store/stream-slice';
import { adminApi } from '../admin';
import { priceApi } from '../price';
import { refetchTags } from '../refetch-tags';
import { retryNow } from '../retry-failed';
import { roundsApi } from '../rounds';
import { patch } from './patch';
import { takeLimits, takePrice } from './take-answers';
import { POLL_MS } from './use-polling';

const { gameStatus } = adminApi.endpoints;
const { currentRound, depositLimits, playersHistory } = roundsApi.endpoints;
const { currentPrice } = priceApi.endpoints;
const { util } = roundsApi;

function isSame(held: unknown, now: unknown): boolean {
  return copyWithStructuralSharing(held, now) === held;
}

/** The ETag without the weak prefix (`W/`) that a compressing proxy adds. */
function plain(etag: string | null): string | undefined {
  return etag?.replace(/^W\//, '');
}

function catchUpRounds(rounds: LiveState['rounds']): AppThunk {
  return (dispatch, getState) => {
    const held = currentRound.select()(getState()).data;
    if (held !== undefined && isSame(held, rounds)) return;
    const withRounds = util.updateQueryData('currentRound', undefined, () => rounds);
    dispatch(patch(withRounds, util.getRunningQueryThunk('currentRound', undefined)));
    if (held !== undefined) dispatch(refetchTags(['Round']));
  };
}

/** Caps the expected update period: a slower source, such as a feed, also answers whenever its price moves. */
const LONGEST_PACE_SECONDS = 4;

/** Whether there may be unread prices between the two. */
function mayBeMore(held: CurrentPrice, { timestamp, everySeconds = 0 }: CurrentPrice): boolean {
  const pace = Math.min(everySeconds, LONGEST_PACE_SECONDS);
  return timestamp - held.timestamp > 1.5 * pace * 1000;
}

function catchUpPrice(price: LiveState['price']): AppThunk {
  return (dispatch, getState) => {
    const held = currentPrice.select()(getState()).data;
    if (held !== undefined && isSame(held, price)) return;
    dispatch(takePrice(price));
    if (held !== undefined && mayBeMore(held, price)) dispatch(refetchTags(['Prices']));
  };
}

function catchUpHistory(etag: LiveState['playersHistory']): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    await dispatch(util.getRunningQueryThunk('playersHistory', undefined));
    const { data } = playersHistory.select()(getState());
    const held = plain(selectHistoryTag(getState()));
    if (data !== undefined && held !== etag) dispatch(refetchTags(['Players']));
  };
}

/** Also reads the status of the server, which no event reports. */
function catchUpStatus({ current }: LiveState['rounds']): AppThunk {
  return (dispatch, getState) => {
    const { data, fulfilledTimeStamp = 0 } = gameStatus.select()(getState());
    const held = data?.currentRound;
    const isSameRound = held?.roundId === current?.id && held?.status === current?.status;
    const isNew = Date.now() - fulfilledTimeStamp < POLL_MS.status;
    if (!isSameRound || !isNew) dispatch(refetchTags(['Status']));
  };
}

function hasFailed({ error }: { error?: unknown }): boolean {
  return error !== undefined;
}

/** Stores the state as the answer of the queries that failed while the API was away. */
function answerFailed({ rounds, price, limits }: LiveState): AppThunk {
  const arg = undefined;
  return (dispatch, getState) => {
    if (hasFailed(currentRound.select()(getState()))) {
      dispatch(util.upsertQueryEntries([{ endpointName: 'currentRound', arg, value: rounds }]));
    }
    if (hasFailed(depositLimits.select()(getState()))) {
      dispatch(util.upsertQueryEntries([{ endpointName: 'depositLimits', arg, value: limits }]));
    }
    if (hasFailed(currentPrice.select()(getState()))) {
      const entry = { endpointName: 'currentPrice' as const, arg, value: price };
      dispatch(priceApi.util.upsertQueryEntries([entry]));
    }
  };
}

/**
 * Compares the page's data with the state that a new stream starts with, and refetches the parts that differ, or that failed
 * before. The state has no player's own data, no records and no leaderboard, so these are always refetched.
 */
export function catchUp(state: LiveState): AppThunk {
  const { rounds, price, limits, playersHistory: etag } = state;
  return (dispatch) => {
    dispatch(catchUpRounds(rounds));
    dispatch(catchUpStatus(rounds));
    dispatch(catchUpPrice(price));
    dispatch(takeLimits(limits));
    void dispatch(catchUpHistory(etag));
    dispatch(refetchTags(['Player', 'Record', 'Leaderboard']));
    dispatch(answerFailed(state));
    dispatch(retryNow());
  };
}
