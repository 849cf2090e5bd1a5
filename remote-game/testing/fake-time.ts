import { setImmediate } from 'node:timers/promises';
import { act, configure } from '@testing-library/react';
import { server } from './render-in-page';

const unanswered = new Set<string>();

/** Fakes the timers of a test. They also advance on their own, so that pending requests still settle. */
export function passTimeByHand(): void {
  // In fake time: each check of the page advances it by 50 ms, while answers take real time.
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

/** Advances in steps, each after all answers, because a pending request would make the page skip the next poll. */
export function passTime(milliseconds: number): Promise<void> {
  return act(async () => {
    for (let left = milliseconds; left > 0; left -= STEP_MS) {
      await jest.advanceTimersByTimeAsync(Math.min(left, STEP_MS));
      while (unanswered.size > 0) await setImmediate();
    }
  });
}
