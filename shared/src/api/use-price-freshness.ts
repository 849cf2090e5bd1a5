import { useCallback, useMemo, useSyncExternalStore, type RefCallback } from 'react';
import { useAppSelector, useAppStore } from '../store/hooks';
import { serverClock } from './clock/server-clock';
import { useFollowedText } from './clock/use-clock-text';
import { priceApi, useCurrentPriceQuery } from './price';
import { formatAge, priceFreshness, type Freshness } from './price-freshness';
import { pulse } from './stream/pulse';
import { selectStreamLoss } from './stream/stream-slice';

/** While the stream is down, the price is polled so often that it stays live as long as the API answers. */
const POLL_MS = 8_000;

const selectCurrentPrice = priceApi.endpoints.currentPrice.select();

const NO_RENDER = {};

/** Keeps the price current, for readers that render no component when a new one arrives. */
function useQuietPrice() {
  const isDown = useAppSelector(selectStreamLoss) !== null;
  useCurrentPriceQuery(undefined, {
    pollingInterval: isDown ? POLL_MS : 0,
    skipPollingIfUnfocused: true,
    selectFromResult: () => NO_RENDER,
  });
  const store = useAppStore();
  return useMemo(
    () => ({
      state: () => store.getState(),
      read: () => selectCurrentPrice(store.getState()).data,
      /** Calls back at each second, and with each change of the store. */
      subscribe: (onChange: () => void) => {
        const stops = [serverClock.subscribe(onChange), store.subscribe(onChange)];
        return () => stops.forEach((stop) => stop());
      },
    }),
    [store],
  );
}

/** Whether the current price is live. The component renders only when the answer changes. */
export function usePriceFreshness(): Freshness {
  const { read, state, subscribe } = useQuietPrice();
  return useSyncExternalStore(
    subscribe,
    () => {
      const price = read();
      return priceFreshness({
        timestamp: price?.timestamp,
        everySeconds: price?.everySeconds,
        now: serverClock.now(),
        silence: pulse.silence(),
        lost: selectStreamLoss(state()),
      });
    },
    () => 'waiting',
  );
}

/**
 * A ref for an element without children; its text is the age of the current price, such as '14 s'. It renders no
 * component, neither each second nor for a new price.
 */
export function usePriceAge(): RefCallback<Element> {
  const { read, subscribe } = useQuietPrice();
  const derive = useCallback(
    (now: number) => {
      const price = read();
      return price === undefined ? '' : formatAge(now - price.timestamp);
    },
    [read],
  );
  return useFollowedText(derive, subscribe);
}
