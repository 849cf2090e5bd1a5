import { useCallback, type RefCallback } from 'react';
import { serverClock } from './server-clock';

/**
 * A ref for an element without children. The element's text follows the game's time (Unix milliseconds) and every other change
 * that `subscribe` reports. The hook writes to the DOM directly, so that a change renders no component. Both arguments must
 * keep their identity.
 */
export function useFollowedText(
  derive: (now: number) => string,
  subscribe: (onChange: () => void) => () => void,
): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      if (element === null) return;
      element.setAttribute('translate', 'no');
      let shown = '';
      // Sets the text of the element, because a translator may have replaced its text node.
      const write = () => {
        const next = derive(serverClock.now());
        if (shown !== next) element.textContent = shown = next;
      };
      write();
      const stop = subscribe(write);
      return () => {
        stop();
        element.textContent = '';
      };
    },
    [derive, subscribe],
  );
}

/**
 * A ref for an element without children. The element's text follows the game's time (Unix milliseconds). A tick renders no
 * component. `derive` must keep its identity.
 */
export function useClockText(derive: (now: number) => string): RefCallback<Element> {
  return useFollowedText(derive, serverClock.subscribe);
}
