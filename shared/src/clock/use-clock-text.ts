import type { RefCallback } from 'react';
import { serverClock } from './server-clock';
import { useFollowedText } from './use-followed-text';

/**
 * A ref for an element without children; its text follows the game's time (Unix milliseconds). A tick renders no
 * component. `derive` must keep its identity.
 */
export function useClockText(derive: (now: number) => string): RefCallback<Element> {
  return useFollowedText(derive, serverClock.subscribe);
}
