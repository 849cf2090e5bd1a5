import { useCallback, type RefCallback } from 'react';
import { serverClock } from './server-clock';

/**
 * A ref for an element without children, whose text follows the game's time (Unix milliseconds). The text is written
 * straight into the page: a clock that ticks costs React nothing. `derive` has to keep its identity.
 */
export function useClockText(derive: (now: number) => string): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      if (element === null) return;
      const text = document.createTextNode('');
      const write = () => {
        const next = derive(serverClock.now());
        if (text.data !== next) text.data = next;
      };
      write();
      element.append(text);
      const stop = serverClock.subscribe(write);
      return () => {
        stop();
        text.remove();
      };
    },
    [derive],
  );
}
