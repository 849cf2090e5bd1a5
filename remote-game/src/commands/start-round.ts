import {
  formatPrice,
  priceApi,
  refetchTags,
  sendTransaction,
  serverClock,
  readStartPrice,
  startNewRound,
  type AppThunk,
  type Config,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { NO_VALID_PRICE, startPrice, toFeedUnits } from '../rules/start-price';
import type { Message } from './use-commands';

/** The delay before the round is refetched after its start, in milliseconds. */
const REFRESH_AFTER_MS = 500;

/** Starts a round at the latest ETH price. */
export function startRound({ contracts }: Config): AppThunk<Promise<Message>> {
  return async (dispatch) => {
    const price = await dispatch(latestPrice());
    if (price === null) return { kind: 'start-round', text: t(NO_VALID_PRICE) };
    const outcome = await dispatch(
      sendTransaction({
        kind: 'start-round',
        call: startNewRound(contracts.game, toFeedUnits(price)),
        summary: t('Start New Round'),
        done: t('Round started'),
        isShownInPlace: true,
        fallback: t('Failed to start round'),
      }),
    );
    if (!outcome.ok) {
      const { rejected, message } = outcome.error;
      const text = rejected ? t('Transaction was rejected by user') : message;
      return { kind: 'start-round', text, quiet: rejected };
    }
    setTimeout(() => dispatch(refetchTags(['Round'])), REFRESH_AFTER_MS);
    // The contract stores its feed's price, which can differ from the price that the page sent.
    const stored = await dispatch(readStartPrice(contracts.game, outcome.hash));
    const text =
      stored === null
        ? t('Round started successfully')
        : t('Round started successfully with price {price}', { price: formatPrice(stored) });
    return { kind: 'start-round', success: true, text };
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
