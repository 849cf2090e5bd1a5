import { createClock } from './server-clock';

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

it('follows the server although the device is ten minutes wrong', () => {
  const clock = createClock(() => Date.now() + 600_000);
  clock.sync(1_000_000);
  expect(clock.now()).toBe(1_000_000);
  jest.advanceTimersByTime(2_500);
  expect(clock.now()).toBe(1_002_500);
});

it('counts half of the trip as the age of the answer', () => {
  const clock = createClock();
  clock.sync(2_000_000, 300);
  expect(clock.now()).toBe(2_000_150);
});

it('ticks at full seconds of the game, not of the device', () => {
  const clock = createClock();
  clock.sync(5_000_400);
  const ticks: number[] = [];
  const stop = clock.subscribe(() => ticks.push(clock.now()));
  jest.advanceTimersByTime(2_000);
  stop();
  expect(ticks).toEqual([5_001_000, 5_002_000]);
});

it('ticks at once when the clock jumps', () => {
  const clock = createClock();
  const listener = jest.fn();
  const stop = clock.subscribe(listener);
  clock.sync(9_000_000);
  stop();
  expect(listener).toHaveBeenCalledTimes(1);
});

it('leaves no timer behind when the last subscriber goes', () => {
  const clock = createClock();
  clock.subscribe(() => undefined)();
  expect(jest.getTimerCount()).toBe(0);
});
