import { setImmediate } from 'node:timers/promises';
import { act, configure } from '@testing-library/react';
import { server } from './render-in-page';

const unanswered = new Set<string>();

/** Lets a test pass time by hand. Time passes on its own too, so that what waits for the network still ends. */
export function passTimeByHand(): void {
  // By the faked time, of which each look at the page takes 50 ms: answers come by the real one.
  configure({ asyncUtilTimeout: 60_000 });
  beforeEach(() => {
    unanswered.clear();
    server.events.on('request:start', ({ requestId }) => void unanswered.add(requestId));
    server.events.on('request:end', ({ requestId }) => void unanswered.delete(requestId));
    jest.useFakeTimers({
      advanceTimers: true,
      doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'],
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    server.events.removeAllListeners();
  });
}

const STEP_MS = 250;

/** In steps, each after all is answered: a call that is under way for long keeps the page from asking the next time. */
export const passTime = (milliseconds: number): Promise<void> =>
  act(async () => {
    for (let left = milliseconds; left > 0; left -= STEP_MS) {
      await jest.advanceTimersByTimeAsync(Math.min(left, STEP_MS));
      while (unanswered.size > 0) await setImmediate();
    }
  });
