import { setImmediate } from 'node:timers/promises';
import { act, screen } from '@testing-library/react';
import { calmServer } from '../testing/calm-server';
import { renderInPage } from '../testing/render-in-page';
import { EthPriceCard } from '../eth-price/eth-price-card';
import { GameStatusCard } from './game-status-card';

const server = calmServer();

beforeEach(() => {
  unanswered.clear();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const unanswered = new Set<string>();

// A second at a time, each after all is answered: a call under way for long keeps the page from asking the next time.
const pass = (seconds: number) =>
  act(async () => {
    for (let left = seconds; left > 0; left -= 1) {
      await jest.advanceTimersByTimeAsync(1_000);
      while (unanswered.size > 0) await setImmediate();
    }
  });

/** The dashboard's cards once they have read all, with a count of what they ask from then on. */
async function showCards() {
  const asked: string[] = [];
  const page = renderInPage(
    <>
      <GameStatusCard />
      <EthPriceCard />
    </>,
  );
  await screen.findByText('Round Active');
  await screen.findByText('24h high');
  server.events.on('request:start', ({ request, requestId }) => {
    asked.push(new URL(request.url).pathname);
    unanswered.add(requestId);
  });
  server.events.on('request:end', ({ requestId }) => void unanswered.delete(requestId));
  const count = (path: string) => asked.filter((call) => call === `/api${path}`).length;
  return { ...page, asked, count };
}

const show = (visibility: 'visible' | 'hidden') =>
  act(() => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

test('the game status is read every 10 s and the price every 30 s, while the stream is down', async () => {
  const { count } = await showCards();
  await pass(30);
  expect(count('/status')).toBe(3);
  expect(count('/price/current')).toBe(1);
  await pass(30);
  expect(count('/status')).toBe(6);
  expect(count('/price/current')).toBe(2);
});

test('in a hidden tab nothing is read, until it is seen again', async () => {
  const { asked, count } = await showCards();
  show('hidden');
  await pass(120);
  expect(asked).toEqual([]);
  show('visible');
  await pass(11);
  expect(count('/status')).toBeGreaterThan(0);
});

test('nothing is read again while the stream is up', async () => {
  const { asked, store } = await showCards();
  act(() => void store.dispatch({ type: 'stream/streamChanged', payload: true }));
  await pass(120);
  expect(asked).toEqual([]);
});
