import { setImmediate } from 'node:timers/promises';
import { act, screen } from '@testing-library/react';
import { renderInPage } from '@updown/shared/testing';
import { calmServer } from '../../testing/calm-server';
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

// Advances in steps of one second, each after all answers, because a pending request would make the page skip the next poll.
function pass(seconds: number) {
  return act(async () => {
    for (let left = seconds; left > 0; left -= 1) {
      await jest.advanceTimersByTimeAsync(1_000);
      while (unanswered.size > 0) await setImmediate();
    }
  });
}

/** Renders the cards, waits until all data is loaded, and then counts the requests. */
async function showCards() {
  const requests: string[] = [];
  const page = renderInPage(
    <>
      <GameStatusCard />
      <EthPriceCard />
    </>,
  );
  await screen.findByText('Round Active');
  await screen.findByText('24h high');
  server.events.on('request:start', ({ request, requestId }) => {
    requests.push(new URL(request.url).pathname);
    unanswered.add(requestId);
  });
  server.events.on('request:end', ({ requestId }) => void unanswered.delete(requestId));
  const count = (path: string) => requests.filter((call) => call === `/api${path}`).length;
  return { ...page, requests, count };
}

function show(visibility: 'visible' | 'hidden') {
  return act(() => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

test('polls the game status every 10 s and the price every 30 s while the stream is down [spec 7.18b 7.19e 9.4c]', async () => {
  const { count, store } = await showCards();
  act(() => void store.dispatch({ type: 'stream/streamChanged', payload: false }));
  await pass(30);
  expect(count('/status')).toBe(3);
  expect(count('/price/current')).toBe(1);
  await pass(30);
  expect(count('/status')).toBe(6);
  expect(count('/price/current')).toBe(2);
});

test('stops polling in a hidden tab [spec 9.4f]', async () => {
  const { requests, count, store } = await showCards();
  act(() => void store.dispatch({ type: 'stream/streamChanged', payload: false }));
  show('hidden');
  await pass(120);
  expect(requests).toEqual([]);
  show('visible');
  await pass(11);
  expect(count('/status')).toBeGreaterThan(0);
});

test('does not poll while the stream is up [spec 9.4e]', async () => {
  const { requests, store } = await showCards();
  act(() => void store.dispatch({ type: 'stream/streamChanged', payload: true }));
  await pass(120);
  expect(requests).toEqual([]);
});
