import { act, render, screen } from '@testing-library/react';
import { Profiler, useCallback } from 'react';
import { serverClock } from './server-clock';
import { useClockText } from './use-clock-text';

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  serverClock.sync(1_000_000);
});
afterEach(() => jest.useRealTimers());

function Seconds({ since }: { since: number }) {
  const derive = useCallback((now: number) => `${(now - since) / 1000} s`, [since]);
  return <p ref={useClockText(derive)} />;
}

test('the text follows the clock without a render', () => {
  const commits = jest.fn();
  render(
    <Profiler id="seconds" onRender={commits}>
      <Seconds since={1_000_000} />
    </Profiler>,
  );
  expect(screen.getByText('0 s')).toBeInTheDocument();
  jest.advanceTimersByTime(3_000);
  expect(screen.getByText('3 s')).toBeInTheDocument();
  expect(commits).toHaveBeenCalledTimes(1);
});

test('it jumps with the clock', () => {
  render(<Seconds since={1_000_000} />);
  act(() => serverClock.sync(1_060_000));
  expect(screen.getByText('60 s')).toBeInTheDocument();
});

test('another derivation replaces the first, and no timer remains after the unmount', () => {
  const { rerender, unmount } = render(<Seconds since={1_000_000} />);
  rerender(<Seconds since={990_000} />);
  expect(screen.getByText('10 s')).toBeInTheDocument();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
