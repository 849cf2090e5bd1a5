import { LoadOrder } from './load-order';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function order() {
  const loads = new LoadOrder();
  const loaded: string[] = [];
  const load = async (place: string) => {
    await loads.rendered();
    loaded.push(place);
  };
  return { loads, loaded, load };
}

test('other places load once the first one has rendered, in the order in which they stand', async () => {
  const { loads, loaded, load } = order();
  const rendered = loads.begins();
  void load('ticker');
  void load('chart');
  await jest.advanceTimersByTimeAsync(2_000);
  expect(loaded).toEqual([]);
  rendered();
  await jest.advanceTimersByTimeAsync(10);
  expect(loaded).toEqual(['ticker', 'chart']);
});

test('a first place that hangs holds up the others for three seconds', async () => {
  const { loads, loaded, load } = order();
  loads.begins();
  void load('chart');
  await jest.advanceTimersByTimeAsync(2_900);
  expect(loaded).toEqual([]);
  await jest.advanceTimersByTimeAsync(200);
  expect(loaded).toEqual(['chart']);
});

test('without a first place, nothing waits', async () => {
  const { loads, loaded, load } = order();
  loads.begins()();
  await Promise.resolve();
  expect(loads.rendered()).toBeUndefined();
  await load('chart');
  expect(loaded).toEqual(['chart']);
});
