import { act, render, screen } from '@testing-library/react';
import { serverClock } from './server-clock';
import { secondsUntil, useClock, useSecondsUntil } from './use-clock';

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  serverClock.sync(1_000_000);
});
afterEach(() => jest.useRealTimers());

test('a second that has begun counts in full, and the countdown never falls below zero', () => {
  expect(secondsUntil(1_010, 1_000_001)).toBe(10);
  expect(secondsUntil(1_010, 1_009_999)).toBe(1);
  expect(secondsUntil(1_010, 1_010_000)).toBe(0);
  expect(secondsUntil(1_010, 2_000_000)).toBe(0);
});

test('a countdown goes down each second', () => {
  const Countdown = () => <p>{useSecondsUntil(1_003)}</p>;
  render(<Countdown />);
  const seen = ['3', '2', '1', '0', '0'].map((expected) => {
    expect(screen.getByText(expected)).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(1_000));
    return expected;
  });
  expect(seen).toHaveLength(5);
});

test("it follows the server, whatever the device's clock shows", () => {
  const Countdown = () => <p>{useSecondsUntil(1_600)}</p>;
  render(<Countdown />);
  expect(screen.getByText('600')).toBeInTheDocument();
  act(() => serverClock.sync(1_590_000));
  expect(screen.getByText('10')).toBeInTheDocument();
});

test('a phase renders once per phase, not once per second', () => {
  let renders = 0;
  const Phase = () => {
    renders += 1;
    return <p>{useClock((now) => (now < 1_005_000 ? 'open' : 'closed'))}</p>;
  };
  render(<Phase />);
  for (let second = 0; second < 9; second += 1) act(() => void jest.advanceTimersByTime(1_000));
  expect(screen.getByText('closed')).toBeInTheDocument();
  expect(renders).toBe(2);
});
