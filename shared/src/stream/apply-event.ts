import { priceApi } from '../api/price';
import { readAgain } from '../api/read-again';
import { roundsApi } from '../api/rounds';
import type { PlayerHistoryItem, RoundHistoryItem, StreamEvents } from '../api/types';
import { syncClock } from '../clock/sync-clock';
import type { AppDispatch, AppThunk } from '../store/create-store';
import { patch } from './patch';

export const EVENT_NAMES = [
  'round',
  'prediction',
  'result',
  'price',
  'clock',
  'limits',
  'resync',
] as const satisfies readonly (keyof StreamEvents)[];

const TICKER_LENGTH = 20;
const HISTORY_LENGTH = 200;

type Handlers = {
  [Name in keyof StreamEvents]: (data: StreamEvents[Name], dispatch: AppDispatch) => unknown;
};

const rounds = roundsApi.util;
const prices = priceApi.util;

/** What each event of the stream changes in the cache. */
const handlers: Handlers = {
  round: (round, dispatch) => {
    const withRound = rounds.updateQueryData('currentRound', undefined, (draft) => {
      draft.current = round;
    });
    dispatch(patch(withRound, rounds.getRunningQueryThunk('currentRound', undefined)));
    dispatch(readAgain(['Status']));
  },
  prediction: (item, dispatch) => {
    const withItem = rounds.updateQueryData('playersHistory', undefined, (draft) => {
      const { data, added } = withPrediction(draft.data, item);
      draft.data = data;
      draft.total += added ? 1 : 0;
    });
    dispatch(patch(withItem, rounds.getRunningQueryThunk('playersHistory', undefined)));
    dispatch(readOwnAgain(item));
  },
  result: (item, dispatch) => {
    const withItem = rounds.updateQueryData('currentRound', undefined, (draft) => {
      draft.history = withResult(draft.history, item);
    });
    dispatch(patch(withItem, rounds.getRunningQueryThunk('currentRound', undefined)));
    dispatch(readAgain(['Player', 'Admin']));
  },
  price: (price, dispatch) => {
    const withPrice = prices.updateQueryData('currentPrice', undefined, () => price);
    dispatch(patch(withPrice, prices.getRunningQueryThunk('currentPrice', undefined)));
  },
  // It jumped. The event itself may have waited on its way, in a tab that slept for example.
  clock: (_jumped, dispatch) => dispatch(syncClock()),
  limits: (limits, dispatch) => {
    const withLimits = rounds.updateQueryData('depositLimits', undefined, () => limits);
    dispatch(patch(withLimits, rounds.getRunningQueryThunk('depositLimits', undefined)));
  },
  resync: (_reason, dispatch) => dispatch(readLiveAgain()),
};

/** A prediction of the player's own may come from another tab or device. */
const readOwnAgain =
  ({ playerAddress }: PlayerHistoryItem): AppThunk =>
  (dispatch, getState) => {
    const { userAddress } = getState().session;
    if (userAddress === null || playerAddress?.toLowerCase() !== userAddress.toLowerCase()) return;
    dispatch(readAgain(['Player', 'Token']));
  };

/** Everything live may be wrong or incomplete: it is read once more. */
export const readLiveAgain = () =>
  readAgain(['Round', 'Players', 'Player', 'Price', 'Limits', 'Status']);

export function applyEvent<Name extends keyof StreamEvents>(
  name: Name,
  data: StreamEvents[Name],
  dispatch: AppDispatch,
): void {
  handlers[name](data, dispatch);
}

/**
 * The history with `item` in its place: changed where it was, or new at the top. One that is resolved and unknown is no
 * news: it is older than what the history holds, and counted already.
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
  const data = isNew ? [item, ...history].slice(0, HISTORY_LENGTH) : [...history];
  return { data, added: isNew };
}

/** The ticker's outcomes, newest first, each round once. */
export function withResult(
  history: readonly RoundHistoryItem[],
  item: RoundHistoryItem,
): RoundHistoryItem[] {
  return [item, ...history.filter(({ id }) => id !== item.id)]
    .sort((a, b) => b.id - a.id)
    .slice(0, TICKER_LENGTH);
}
