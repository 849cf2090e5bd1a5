import { createClock } from './server-clock';

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

test("follows the server although the device's clock is ten minutes off", () => {
  const clock = createClock(() => Date.now() + 600_000);
  clock.sync(1_000_000);
  expect(clock.now()).toBe(1_000_000);
  jest.advanceTimersByTime(2_500);
  expect(clock.now()).toBe(1_002_500);
});

test('takes half of the round trip as the age of the answer', () => {
  const clock = createClock();
  clock.sync(2_000_000, 300);
  expect(clock.now()).toBe(2_000_150);
});

test("ticks at full seconds of the game's clock, not of the device's", () => {
  const clock = createClock();
  clock.sync(5_000_400);
  const ticks: number[] = [];
  const stop = clock.subscribe(() => ticks.push(clock.now()));
  jest.advanceTimersByTime(2_000);
  stop();
  expect(ticks).toEqual([5_001_000, 5_002_000]);
});

test('ticks at once when the clock jumps', () => {
  const clock = createClock();
  const listener = jest.fn();
  const stop = clock.subscribe(listener);
  clock.sync(9_000_000);
  stop();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('leaves no timer behind when the last subscriber goes', () => {
  const clock = createClock();
  clock.subscribe(() => undefined)();
  expect(jest.getTimerCount()).toBe(0);
});
