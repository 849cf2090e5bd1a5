import { useEffect } from 'react';
import { roundsApi, useCurrentRoundQuery } from '../api/rounds';
import { useAppDispatch } from '../store/hooks';
import { fakeApi } from './fake-api';
import { mountOften } from './mount-often';
import { testServer } from './test-server';

const { handlers } = fakeApi({
  'GET /contract/current-round-fast': () => ({
    success: true,
    data: { current: null, history: [] },
  }),
});
testServer(...handlers);

function noWallet(): never {
  throw new Error('No wallet is connected.');
}

function Clean() {
  useCurrentRoundQuery();
  useEffect(() => {
    const listen = () => undefined;
    window.addEventListener('resize', listen);
    const timer = window.setInterval(listen, 1000);
    return () => {
      window.removeEventListener('resize', listen);
      window.clearInterval(timer);
    };
  }, []);
  return null;
}

function Leaky({ what }: { what: string }) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (what === 'listeners') window.addEventListener('resize', () => undefined);
    if (what === 'intervals') window.setInterval(() => undefined, 100_000);
    if (what === 'subscriptions') void dispatch(roundsApi.endpoints.currentRound.initiate());
    if (what === 'elements') document.body.append(document.createElement('div'));
  }, [what, dispatch]);
  return null;
}

test('a component that cleans up after itself leaves the page as it was', async () => {
  const { early, late } = await mountOften(<Clean />, noWallet);
  expect(late).toEqual(early);
});

test.each(['listeners', 'intervals', 'subscriptions', 'elements'] as const)(
  'a component that leaves %s behind is found',
  async (what) => {
    const { early, late } = await mountOften(<Leaky what={what} />, noWallet);
    expect(late[what]).toBe(early[what] + 17);
  },
);
