import { useCallback, useMemo, useSyncExternalStore, type RefCallback } from 'react';
import { useAppSelector, useAppStore } from '../store/hooks';
import { selectStreamLoss } from '../store/stream-slice';
import { serverClock } from './clock/server-clock';
import { useFollowedText } from './clock/use-clock-text';
import { priceApi, useCurrentPriceQuery } from './price';
import { formatAge, priceFreshness, type Freshness, pulse } from './price-freshness';

/** Short enough that a polled price stays live while the stream is down. */
const POLL_MS = 8_000;

const selectCurrentPrice = priceApi.endpoints.currentPrice.select();

const NO_RENDER = {};

/** Keeps the price current for readers that must not render on each new price. */
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
      /** Calls back each second and on each change of the store. */
      subscribe: (onChange: () => void) => {
        const stops = [serverClock.subscribe(onChange), store.subscribe(onChange)];
        return () => stops.forEach((stop) => stop());
      },
    }),
    [store],
  );
}

/** The freshness of the current price. The component renders only when the freshness changes. */
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
 * A ref for an element without children. The element's text is the age of the current price, such as '14 s'. Neither a tick
 * nor a new price renders the component.
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
