import { createPriceRecord } from '../prices/record';
import { createReadModel } from './read-model';

const noon = Date.UTC(2026, 0, 5, 12);

beforeEach(() => jest.useFakeTimers({ now: noon }));
afterEach(() => jest.useRealTimers());

test('rebuilds a price history only after a new price or minute, and at most every 5 s', () => {
  const record = createPriceRecord(30);
  const candles = jest.spyOn(record, 'candles');
  const { priceHistory } = createReadModel({
    db: undefined as never,
    recordDays: 30,
    network: '',
    clock: { now: Date.now } as never,
    record,
    pace: () => 2,
  });
  const add = () => record.add({ price: 2400, time: Date.now(), source: 'moralis' });
  const made = () => {
    priceHistory(7, '1h');
    return candles.mock.calls.length;
  };
  add();
  expect(made()).toBe(1);
  jest.setSystemTime(noon + 6_000);
  expect(made()).toBe(1);
  add();
  expect(made()).toBe(2);
  jest.setSystemTime(noon + 8_000);
  add();
  expect(made()).toBe(2);
  jest.setSystemTime(noon + 12_000);
  expect(made()).toBe(3);
  jest.setSystemTime(noon + 61_000);
  expect(made()).toBe(4);
  expect(made()).toBe(4);
});
