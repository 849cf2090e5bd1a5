import { createSlice } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import type { StreamEvents } from '@updown/protocol/api/stream';
import { http, HttpResponse } from 'msw';
import { api } from '../api/api';
import '../api/rounds';
import { createStore } from '../api/create-store';
import { applyEvent } from '../api/stream/apply-event';
import { onSlotFault } from '../store/remote-slots';
import { versionLeft, versionRecorded } from '../store/versions-slice';
import { testServer } from '../testing/test-server';
import { forRemote } from './for-remote';

let requests = 0;
testServer(
  http.get('*/api/weather', () => {
    requests += 1;
    return HttpResponse.json({ degrees: 7 });
  }),
);

function newStore() {
  return createStore({ wallet: () => ({ request: () => Promise.resolve(null) }) });
}

interface Weather {
  degrees: number;
}

function addWeather(name: string, version: string) {
  return forRemote({ name, version }).addEndpoints((build) => ({
    weather: build.query<Weather, void>({
      query: () => '/weather',
      providesTags: ['Leaderboard'],
    }),
  }));
}

describe('endpoints', () => {
  test('of two remotes, and of two versions of one, have one name and stay apart', async () => {
    const all = [['sun', '1.0.0'] as const, ['rain', '1.0.0'] as const, ['sun', '1.1.0'] as const];
    const added = all.map(([name, version]) => addWeather(name, version).weather);
    const store = newStore();
    requests = 0;
    for (const weather of added) {
      expect((await store.dispatch(weather.initiate())).data).toEqual({ degrees: 7 });
    }
    expect(requests).toBe(3);
    expect(added.map(({ name }) => name)).toEqual([
      'sun@1.0.0/weather',
      'rain@1.0.0/weather',
      'sun@1.1.0/weather',
    ]);
  });

  test('with a name that is taken are refused by name, all of them, and the first ones work on', async () => {
    const { weather } = addWeather('snow', '1.0.0');
    const again = () =>
      forRemote({ name: 'snow', version: '1.0.0' }).addEndpoints((build) => ({
        fresh: build.query<Weather, void>({ query: () => '/fresh' }),
        weather: build.query<Weather, void>({ query: () => '/other' }),
      }));
    expect(again).toThrow('The endpoint snow@1.0.0/weather is in the page already.');
    expect(api.endpoints).not.toHaveProperty(['snow@1.0.0/fresh']);
    expect((await newStore().dispatch(weather.initiate())).data).toEqual({ degrees: 7 });
  });

  test.each([true, false])(
    "that would replace the page's own are refused (overrideExisting: %s)",
    (overrideExisting) => {
      expect(() =>
        api.injectEndpoints({
          overrideExisting,
          endpoints: (build) => ({
            currentRound: build.query<Weather, void>({ query: () => '/weather' }),
          }),
        }),
      ).toThrow('The endpoint currentRound is in the page already.');
    },
  );

  const result: StreamEvents['result'] = { id: 7, outcome: 'UP' };
  const resync: StreamEvents['resync'] = { reason: 'The chain was reorganised.' };

  test.each([
    ['a round gets its outcome', 'result', result, 'wind'],
    ['the chain is reorganised', 'resync', resync, 'fog'],
  ] as const)(
    "with the leaderboard's tag are read again when %s",
    async (_when, event, data, name) => {
      const store = newStore();
      await store.dispatch(addWeather(name, '1.0.0').weather.initiate());
      requests = 0;
      applyEvent(event, data, store.dispatch);
      await waitFor(() => expect(requests).toBe(1));
    },
  );
});

describe("a remote's slot", () => {
  const counter = createSlice({
    name: 'counter',
    initialState: { count: 0 },
    reducers: { counted: (state) => void (state.count += 1) },
  });
  const { counted } = counter.actions;

  test('counts from the load of the remote on, and starts again with its next version', () => {
    const store = newStore();
    const first = forRemote({ name: 'sea', version: '1.0.0' }).addReducer(counter.reducer);
    store.dispatch(counted());
    store.dispatch(versionRecorded({ name: 'sea', version: '1.0.0' }));
    store.dispatch(counted());
    expect(first(store.getState())).toEqual({ count: 2 });

    store.dispatch(versionLeft({ name: 'sea' }));
    const next = forRemote({ name: 'sea', version: '1.1.0' }).addReducer(counter.reducer);
    store.dispatch(versionRecorded({ name: 'sea', version: '1.1.0' }));
    store.dispatch(counted());
    expect([first, next].map((select) => select(store.getState()).count)).toEqual([0, 1]);

    // Back to the first version, whose modules do not run again.
    store.dispatch(versionRecorded({ name: 'sea', version: '1.0.0' }));
    store.dispatch(counted());
    expect([first, next].map((select) => select(store.getState()).count)).toEqual([1, 0]);
  });

  test('leaves the store with a remote that is disabled, and not with another one', () => {
    const store = newStore();
    const gone = forRemote({ name: 'lake', version: '1.0.0' }).addReducer(counter.reducer);
    const kept = forRemote({ name: 'lake-side', version: '1.0.0' }).addReducer(counter.reducer);
    store.dispatch(counted());
    store.dispatch(versionLeft({ name: 'lake' }));
    store.dispatch(counted());
    expect(JSON.stringify(store.getState().remotes)).not.toContain('lake@');
    expect([gone, kept].map((select) => select(store.getState()).count)).toEqual([0, 2]);
  });

  test('is not replaced by a second one, which is refused by name', () => {
    const owner = { name: 'river', version: '1.0.0' };
    const select = forRemote(owner).addReducer(counter.reducer);
    const other = () => forRemote(owner).addReducer(() => 'other');
    expect(other).toThrow('The reducer of river 1.0.0 is in the page already.');
    const store = newStore();
    store.dispatch(counted());
    expect(select(store.getState())).toEqual({ count: 1 });
  });

  test('does not change the state on actions of others', () => {
    const store = newStore();
    store.dispatch({ type: 'begin' });
    const { remotes } = store.getState();
    store.dispatch({ type: 'another' });
    expect(store.getState().remotes).toBe(remotes);
  });

  test('whose reducer throws is cut off by name, and no dispatch of the page throws', async () => {
    const store = newStore();
    const heard = jest.fn();
    onSlotFault(heard);
    let calls = 0;
    const select = forRemote({ name: 'storm', version: '1.0.0' }).addReducer(
      (state = 1, action) => {
        if (action.type === 'initial') return state;
        calls += 1;
        throw new Error('boo');
      },
    );
    const calm = forRemote({ name: 'calm', version: '1.0.0' }).addReducer(counter.reducer);
    store.dispatch(counted());
    store.dispatch(versionRecorded({ name: 'storm', version: '1.0.0' }));
    store.dispatch(counted());
    expect(calls).toBe(1);
    expect([select(store.getState()), calm(store.getState()).count]).toEqual([1, 2]);
    await Promise.resolve();
    const owner = { name: 'storm', version: '1.0.0' };
    expect(heard.mock.calls).toEqual([[owner, new Error('boo')]]);
  });
});
