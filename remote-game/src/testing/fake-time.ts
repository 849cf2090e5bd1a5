import { act } from '@testing-library/react';

/** Lets a test pass time by hand. Time passes on its own too, so that what waits for the network still ends. */
export function passTimeByHand(): void {
  beforeEach(() => {
    jest.useFakeTimers({
      advanceTimers: true,
      doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'],
    });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}

export const passTime = (milliseconds: number): Promise<void> =>
  act(() => jest.advanceTimersByTimeAsync(milliseconds));
