import {
  formatPrice,
  priceApi,
  readAgain,
  sendTransaction,
  serverClock,
  startNewRound,
  type AppThunk,
  type Config,
} from '@updown/shared';
import { NO_VALID_PRICE, startPrice, toFeedUnits } from '../rules/start-price';
import type { Message } from './message';

/** When the data is read again after a round has started, in milliseconds. */
const REFRESH_AFTER_MS = 500;
const GAS_MARGIN_PERCENT = 20;

/** Starts a round at the latest ETH price. */
export function startRound({ contracts }: Config): AppThunk<Promise<Message>> {
  return async (dispatch) => {
    const price = await dispatch(latestPrice());
    if (price === null) return { kind: 'start-round', text: NO_VALID_PRICE };
    const outcome = await dispatch(
      sendTransaction({
        kind: 'start-round',
        call: startNewRound(contracts.game, toFeedUnits(price)),
        summary: 'Start New Round',
        fallback: 'Failed to start round',
        gasMargin: GAS_MARGIN_PERCENT,
      }),
    );
    if (!outcome.ok) {
      const { rejected, message } = outcome.error;
      const text = rejected ? 'Transaction was rejected by user' : message;
      return { kind: 'start-round', text, quiet: rejected };
    }
    setTimeout(() => dispatch(readAgain(['Round'])), REFRESH_AFTER_MS);
    return {
      kind: 'start-round',
      text: `Round started successfully with price ${formatPrice(price)}`,
    };
  };
}

function latestPrice(): AppThunk<Promise<number | null>> {
  return async (dispatch, getState) => {
    const known = priceApi.endpoints.currentPrice.select()(getState());
    const fetched = await dispatch(
      priceApi.endpoints.currentPrice.initiate(undefined, { subscribe: false, forceRefetch: true }),
    );
    return startPrice(fetched.isError ? undefined : fetched.data, known.data, serverClock.now());
  };
}
