import type { PlayerHistoryItem, RoundHistoryItem } from '@updown/protocol/api/rounds';
import type { StreamEvents } from '@updown/protocol/api/stream';
import type { AppDispatch, AppThunk } from '../../store/root-state';
import { serverClock } from '../clock/server-clock';
import { OLDER_HISTORY, recordsApi, recordTag } from '../records';
import { refetchTags } from '../refetch-tags';
import { roundsApi } from '../rounds';
import { syncClockAfter } from '../sync-clock';
import { catchUp } from './catch-up';
import { patch } from './patch';
import { siteReleased } from './site-released';
import { takeLimits, takePrice } from './take-answers';

const { playersHistory, roundStats } = roundsApi.endpoints;
const again = { subscribe: false, forceRefetch: true };

/**
 * Adds a new prediction to the statistics of its round, so that pages need not refetch them each time. Call this before
 * patching the history: predictions in the history count as already included.
 */
function countPlayer(item: PlayerHistoryItem): AppThunk {
  return (dispatch, getState) => {
    const known = playersHistory.select()(getState()).data?.data ?? [];
    const isKnown = known.some(
      ({ roundId, playerAddress }) =>
        roundId === item.roundId && playerAddress === item.playerAddress,
    );
    if (item.status || isKnown) return;
    const running = dispatch(roundsApi.util.getRunningQueryThunk('roundStats', item.roundId));
    if (running !== undefined) {
      // The running query's answer may or may not include the player.
      void running.then(() => dispatch(roundStats.initiate(item.roundId, again)));
      return;
    }
    dispatch(
      roundsApi.util.updateQueryData('roundStats', item.roundId, (draft) => {
        draft.players += 1;
        draft[item.direction === 'UP' ? 'upPlayers' : 'downPlayers'] += 1;
      }),
    );
  };
}

/** Adds a new prediction to the entries of its round, if a page shows them. The event arrives within a block of its time. */
export function addEntry({ status, roundId, direction, position }: PlayerHistoryItem): AppThunk {
  return (dispatch) => {
    if (status) return;
    const withEntry = recordsApi.util.updateQueryData('roundEntries', roundId, ({ entries }) => {
      if (entries.some((entry) => entry.position === position)) return;
      entries.push({ time: Math.floor(serverClock.now() / 1000), direction, position });
    });
    dispatch(patch(withEntry, recordsApi.util.getRunningQueryThunk('roundEntries', roundId)));
  };
}

export const EVENT_NAMES = [
  'round',
  'prediction',
  'result',
  'claim',
  'name',
  'price',
  'clock',
  'limits',
  'state',
  'release',
  'resync',
] as const satisfies readonly (keyof StreamEvents)[];

const TICKER_LENGTH = 20;
/** The length of the API's response. */
const HISTORY_LENGTH = 200;
/**
 * A longer history is truncated in one step, not with each new prediction: the pages of older predictions start at its end and
 * are read again whenever that end moves.
 */
const LONGEST_HISTORY = 2 * HISTORY_LENGTH;

/** The stream reports the time when it opens, and a page that is still starting may read the report this late. */
const LATEST_MS = 5_000;
const ERROR_MS = 100;

/** Whether the page's clock agrees with an event of that time that has just arrived. */
function isExpected(now: number): boolean {
  const late = serverClock.now() - now;
  return late > -ERROR_MS && late < LATEST_MS;
}

type Handlers = {
  [Name in keyof StreamEvents]: (data: StreamEvents[Name], dispatch: AppDispatch) => unknown;
};

const rounds = roundsApi.util;

/** The cache update of each event. */
const handlers: Handlers = {
  round: (round, dispatch) => {
    const withRound = rounds.updateQueryData('currentRound', undefined, (draft) => {
      draft.current = round;
    });
    dispatch(patch(withRound, rounds.getRunningQueryThunk('currentRound', undefined)));
    dispatch(refetchTags(['Status']));
  },
  prediction: (item, dispatch) => {
    dispatch(countPlayer(item));
    dispatch(addEntry(item));
    const withItem = rounds.updateQueryData('playersHistory', undefined, (draft) => {
      const { data, added } = withPrediction(draft.data, item);
      draft.data = data;
      draft.total += added ? 1 : 0;
    });
    dispatch(patch(withItem, rounds.getRunningQueryThunk('playersHistory', undefined)));
    dispatch(refetchOwn(item.playerAddress));
    dispatch(refetchRecords(item));
  },
  result: (item, dispatch) => {
    const withItem = rounds.updateQueryData('currentRound', undefined, (draft) => {
      draft.history = withResult(draft.history, item);
    });
    dispatch(patch(withItem, rounds.getRunningQueryThunk('currentRound', undefined)));
    dispatch(refetchTags(['Player', 'Leaderboard', 'Admin']));
  },
  claim: ({ playerAddress }, dispatch) => {
    dispatch(refetchOwn(playerAddress));
    dispatch(refetchTags([recordTag(playerAddress)]));
  },
  name: ({ playerAddress, name }, dispatch) => {
    const withName = rounds.updateQueryData('playersHistory', undefined, ({ data }) => {
      for (const item of data) {
        if (item.playerAddress !== playerAddress) continue;
        if (name === null) delete item.name;
        else item.name = name;
      }
    });
    dispatch(patch(withName, rounds.getRunningQueryThunk('playersHistory', undefined)));
    dispatch(refetchTags([recordTag(playerAddress), OLDER_HISTORY, 'Leaderboard']));
    dispatch(refetchOwn(playerAddress));
  },
  price: (price, dispatch) => dispatch(takePrice(price)),
  // The event may arrive late, for example in a tab that slept, so its time is only a lower bound.
  clock: ({ now }, dispatch) => {
    if (!isExpected(now)) void dispatch(syncClockAfter(now));
  },
  limits: (limits, dispatch) => dispatch(takeLimits(limits)),
  state: (state, dispatch) => dispatch(catchUp(state)),
  release: ({ serial }, dispatch) => dispatch(siteReleased(serial)),
  resync: (_reason, dispatch) => dispatch(refetchLive()),
};

/** No event includes the public records or the pages of older predictions. */
function refetchRecords({ status, playerAddress }: PlayerHistoryItem): AppThunk {
  return refetchTags([
    ...(playerAddress === null ? [] : [recordTag(playerAddress)]),
    ...(status ? [OLDER_HISTORY] : []),
  ]);
}

/** The player may have predicted or claimed in another tab or on another device. */
function refetchOwn(playerAddress: PlayerHistoryItem['playerAddress']): AppThunk {
  return (dispatch, getState) => {
    const { userAddress } = getState().session;
    if (userAddress === null || playerAddress?.toLowerCase() !== userAddress.toLowerCase()) return;
    dispatch(refetchTags(['Player', 'Token']));
  };
}

/** Refetches all live data after missed events. */
function refetchLive(): AppThunk {
  return refetchTags([
    'Round',
    'Players',
    'Player',
    'Record',
    'Leaderboard',
    'Price',
    'Prices',
    'Limits',
    'Status',
  ]);
}

export function applyEvent<Name extends keyof StreamEvents>(
  name: Name,
  data: StreamEvents[Name],
  dispatch: AppDispatch,
): void {
  handlers[name](data, dispatch);
}

/**
 * Replaces the item in the history, or adds a new one at the top. Ignores an unknown item that is already resolved: it is
 * older than the history and already counted.
 */
export function withPrediction(
  history: readonly PlayerHistoryItem[],
  item: PlayerHistoryItem,
): { data: PlayerHistoryItem[]; added: boolean } {
  const known = history.findIndex(
    ({ roundId, playerAddress }) =>
      roundId === item.roundId && playerAddress === item.playerAddress,
  );
  if (known !== -1) return { data: history.with(known, item), added: false };
  const isNew = !item.status;
  const data = isNew ? [item, ...history] : [...history];
  if (data.length > LONGEST_HISTORY) data.length = HISTORY_LENGTH;
  return { data, added: isNew };
}

/** The ticker's outcomes, newest first, without duplicates. */
export function withResult(
  history: readonly RoundHistoryItem[],
  item: RoundHistoryItem,
): RoundHistoryItem[] {
  return [item, ...history.filter(({ id }) => id !== item.id)]
    .sort((a, b) => b.id - a.id)
    .slice(0, TICKER_LENGTH);
}
