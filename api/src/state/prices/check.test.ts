import { createPriceCheck } from './check';
import type { PriceProvider } from './provider';

/** A price service that counts how often it is called, and a clock that the test sets. */
function setUp(current: PriceProvider['current']) {
  let now = 1_000_000;
  const service = { current: jest.fn(current) };
  const check = createPriceCheck(service, 'moralis', () => now);
  return { check, calls: service.current, pass: (ms: number) => void (now += ms) };
}

const answer: PriceProvider['current'] = () =>
  Promise.resolve({ price: 245_000_000_000n, source: 'moralis' });

test('calls the price service again only after 30 s [spec 7.19d 9.5b]', async () => {
  const { check, calls, pass } = setUp(answer);
  expect(await check()).toMatchObject({ price: 2450, cached: false, age: 0 });
  pass(29_999);
  expect(await check()).toMatchObject({ price: 2450, cached: true, age: 30 });
  expect(calls).toHaveBeenCalledTimes(1);
  pass(1);
  expect(await check()).toMatchObject({ cached: false, age: 0 });
  expect(calls).toHaveBeenCalledTimes(2);
});

test('calls the price service once for several concurrent checks', async () => {
  const { check, calls } = setUp(answer);
  await Promise.all([check(), check(), check()]);
  expect(calls).toHaveBeenCalledTimes(1);
});

test('keeps a failure for 5 s, with its reason', async () => {
  const { check, calls, pass } = setUp(() => Promise.reject(new Error('Moralis answered 401.')));
  expect(await check()).toMatchObject({ price: null, error: 'Moralis answered 401.' });
  pass(4_999);
  await check();
  expect(calls).toHaveBeenCalledTimes(1);
  pass(1);
  await check();
  expect(calls).toHaveBeenCalledTimes(2);
});
