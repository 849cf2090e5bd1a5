import { sleepUntilVisible } from './sleep-until-visible';

function show(visibilityState: 'visible' | 'hidden'): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('in a visible tab the pause has the requested length', async () => {
  show('visible');
  const over = jest.fn();
  void sleepUntilVisible(1_000).then(over);
  await jest.advanceTimersByTimeAsync(999);
  expect(over).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalled();
});

test('in a hidden tab it lasts until the tab is visible', async () => {
  show('hidden');
  const over = jest.fn();
  void sleepUntilVisible(1_000).then(over);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(over).not.toHaveBeenCalled();
  show('visible');
  await jest.advanceTimersByTimeAsync(0);
  expect(over).toHaveBeenCalled();
});
