import { waitInSight } from './wait-in-sight';

function show(visibilityState: 'visible' | 'hidden'): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a pause in a tab that is seen is as long as was asked', async () => {
  show('visible');
  const over = jest.fn();
  void waitInSight(1_000).then(over);
  await jest.advanceTimersByTimeAsync(999);
  expect(over).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalled();
});

test('in a hidden tab it lasts until the tab is seen', async () => {
  show('hidden');
  const over = jest.fn();
  void waitInSight(1_000).then(over);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(over).not.toHaveBeenCalled();
  show('visible');
  await jest.advanceTimersByTimeAsync(0);
  expect(over).toHaveBeenCalled();
});
