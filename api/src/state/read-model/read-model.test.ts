import * as history from '../prices/price-history';
import { createReadModel } from './read-model';

const noon = Date.UTC(2026, 0, 5, 12);

beforeEach(() => jest.useFakeTimers({ now: noon }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('reads a price history at most every 5 s, once for all callers', async () => {
  const read = jest.spyOn(history, 'readHistory').mockResolvedValue({} as never);
  const { priceHistory } = createReadModel({
    db: undefined as never,
    network: '',
    clock: { now: Date.now } as never,
    latestPrice: undefined as never,
    pace: () => 2,
  });
  const reads = async (days: number) => {
    await Promise.all([priceHistory(days, '1h'), priceHistory(days, '1h')]);
    return read.mock.calls.length;
  };
  expect(await reads(7)).toBe(1);
  expect(await reads(30)).toBe(2);
  jest.setSystemTime(noon + 4_900);
  expect(await reads(7)).toBe(2);
  jest.setSystemTime(noon + 5_100);
  expect(await reads(7)).toBe(3);
});
