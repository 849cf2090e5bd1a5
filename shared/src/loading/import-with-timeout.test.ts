import { importWithTimeout } from './import-with-timeout';

const CHUNK = 'http://localhost/chunk.js';
function requests() {
  return [...document.head.querySelectorAll('script')].map(({ src }) => src);
}

/** Loads as webpack does: one script for all waiting imports, removed once it has loaded. */
function chunk() {
  let waiting: Promise<string> | null = null;
  let settle = { arrive: () => {}, fail: () => {} };
  const load = () =>
    (waiting ??= new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = CHUNK;
      document.head.append(script);
      const end = (then: () => void) => () => {
        script.remove();
        then();
      };
      settle = {
        arrive: end(() => resolve('module')),
        fail: end(() => {
          waiting = null;
          reject(new Error('404'));
        }),
      };
    }));
  return { load, arrive: () => settle.arrive(), fail: () => settle.fail() };
}

function follow(promise: Promise<string>) {
  const ended = jest.fn();
  promise.then(ended, ({ message }: Error) => void ended(message));
  return ended;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

test('requests a chunk that arrives once', async () => {
  const { load, arrive } = chunk();
  const ended = follow(importWithTimeout(load)());
  expect(requests()).toEqual([CHUNK]);
  arrive();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(ended).toHaveBeenCalledWith('module');
  expect(requests()).toEqual([]);
});

test('requests a chunk that fails at once a second time', async () => {
  const { load, arrive, fail } = chunk();
  const ended = follow(importWithTimeout(load)());
  fail();
  await jest.advanceTimersByTimeAsync(1_000);
  arrive();
  await jest.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledWith('module');
});

test('requests a stalled chunk again under another URL, and gives up after 15 s', async () => {
  const ended = follow(importWithTimeout(chunk().load)());
  await jest.advanceTimersByTimeAsync(6_000);
  expect(requests()).toEqual([CHUNK, expect.stringMatching(/chunk\.js\?retry=\d$/)]);
  await jest.advanceTimersByTimeAsync(8_900);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(ended).toHaveBeenCalledWith('A part of the page did not load.');
});

test('the next try sends a new request at once, although the loader still waits for the first', async () => {
  const { load, arrive } = chunk();
  const get = importWithTimeout(load);
  follow(get());
  await jest.advanceTimersByTimeAsync(20_000);
  const before = requests().length;
  const ended = follow(get());
  expect(requests()).toHaveLength(before + 1);
  arrive();
  await jest.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledWith('module');
});

test('the second request carries the hash of the first', async () => {
  const { load } = chunk();
  follow(importWithTimeout(load)());
  document.head.querySelector('script')!.integrity = 'sha384-hash';
  await jest.advanceTimersByTimeAsync(6_000);
  const hashes = [...document.head.querySelectorAll('script')].map(({ integrity }) => integrity);
  expect(hashes).toEqual(['sha384-hash', 'sha384-hash']);
});
