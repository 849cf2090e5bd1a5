import { release } from '../../testing/page';
import { createPageStorage } from '../browser-storage';
import { BusyWatch } from './busy-watch';

const game = release('game');
let storage: ReturnType<typeof createPageStorage>;
const report = jest.fn();
function open() {
  return new BusyWatch(storage, report);
}

beforeEach(() => {
  localStorage.clear();
  storage = createPageStorage(() => localStorage);
  report.mockClear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

/** The main thread does nothing else meanwhile: no timer fires. */
function block(ms: number) {
  jest.setSystemTime(Date.now() + ms);
}

test('a version that keeps the page busy for five seconds is reported, and avoided from then on', () => {
  const watch = open();
  watch.begins('chart', release('chart'));
  watch.begins('game', game);
  block(6_000);
  jest.advanceTimersByTime(1_000);
  expect(report.mock.calls).toMatchObject([
    [{ remote: 'game', kind: 'timeout', detail: 'It kept the page busy for 6 s.' }],
  ]);
  expect(open().wasBusy('game', game)).toBe(true);
  expect(open().wasBusy('game', release('game', '1.1.0'))).toBe(false);
  expect(open().wasBusy('chart', release('chart'))).toBe(false);
});

test('a busy version is found even if the next one begins before any timer fires', () => {
  const watch = open();
  watch.begins('game', game);
  block(6_000);
  watch.begins('chart', release('chart'));
  expect(report.mock.calls).toMatchObject([[{ remote: 'game' }]]);
});

test('a version that takes less, or a page that is hidden, is not', () => {
  const watch = open();
  watch.begins('game', game);
  block(3_000);
  jest.advanceTimersByTime(1_000);
  jest.spyOn(document, 'hidden', 'get').mockReturnValueOnce(true);
  watch.begins('game', game);
  block(9_000);
  jest.advanceTimersByTime(1_000);
  expect(report).not.toHaveBeenCalled();
});

test('a page that never came back tells the next one', () => {
  open().begins('game', game);
  block(4_000);
  expect(open().wasBusy('game', game)).toBe(false);
  block(4_000);
  expect(open().wasBusy('game', game)).toBe(true);
  expect(report.mock.calls).toMatchObject([[{ remote: 'game', version: '1.0.0' }]]);
});

test('a page that is left normally tells nothing', () => {
  open().begins('game', game);
  dispatchEvent(new Event('pagehide'));
  block(60_000);
  open();
  expect(report).not.toHaveBeenCalled();
});
