import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { roundsApi, type CurrentRoundResponse } from '@updown/shared';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { act, Profiler } from 'react';
import { renderInPage } from '../testing/render-in-page';
import { LiveResults } from './live-results';

type History = CurrentRoundResponse['data']['history'];

const answer = (history: History) =>
  http.get('/api/contract/current-round-fast', () =>
    HttpResponse.json({ success: true, data: { current: { total_deposits: '0' }, history } }),
  );

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const outcomes: History = [
  { id: 14, outcome: 'UP' },
  { id: 13, outcome: 'DOWN' },
  { id: 12, outcome: 'DRAW' },
  { id: 11, outcome: 'VOID' },
];

test('shows each recent outcome with its round, newest first, and reads it once', async () => {
  server.use(answer(outcomes));
  renderInPage(<LiveResults />);

  const list = await screen.findByRole('list');
  const items = within(list).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    '#14▲UP',
    '#13▼DOWN',
    '#12=DRAW',
    '#11○VOID',
  ]);
  expect(screen.getAllByText('#14')).toHaveLength(2);
  expect(screen.getAllByRole('list')).toHaveLength(1);
});

describe('its motion', () => {
  /** What the style sheets say of an element under a condition such as a reader's wish for less motion. */
  const declared = (element: Element, condition: string, property: string): string =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSMediaRule)
      .filter(({ media }) => media.mediaText.includes(condition))
      .flatMap(({ cssRules }) => [...cssRules] as CSSStyleRule[])
      .filter(({ selectorText }) => element.matches(selectorText))
      .map(({ style }) => style.getPropertyValue(property))
      .filter((value) => value !== '')
      .at(-1) ?? '';

  const MOTION = 'no-preference';
  const STILL = 'reduce)';

  test('is one loop in 30 s, only where the reader has nothing against it', async () => {
    server.use(answer(outcomes));
    renderInPage(<LiveResults />);
    const list = await screen.findByRole('list');
    expect(declared(list, MOTION, 'animation')).toMatch(/ 30s linear infinite$/);
    expect(getComputedStyle(list).animation).toBe('');
    const copy = list.nextElementSibling!;
    expect(declared(copy, STILL, 'display')).toBe('none');
    expect(declared(screen.getByRole('button').parentElement!, STILL, 'display')).toBe('none');
  });

  test('stands still while it is paused', async () => {
    server.use(answer(outcomes));
    renderInPage(<LiveResults />);
    const list = await screen.findByRole('list');
    expect(declared(list, MOTION, 'animation-play-state')).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(declared(list, MOTION, 'animation-play-state')).toBe('paused');
  });
});

test('can be paused and moved again', async () => {
  server.use(answer(outcomes));
  renderInPage(<LiveResults />);

  const pause = await screen.findByRole('button', { name: 'Pause' });
  await userEvent.click(pause);
  expect(screen.getByRole('group', { name: 'Recent results' })).toHaveAttribute(
    'data-paused',
    'true',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(screen.getByRole('group', { name: 'Recent results' })).toHaveAttribute(
    'data-paused',
    'false',
  );
});

test('says that it is loading, and what will stand here when no round has ended', async () => {
  server.use(
    http.get('/api/contract/current-round-fast', async () => {
      await delay(20);
      return HttpResponse.json({ success: true, data: { current: null, history: [] } });
    }),
  );
  renderInPage(<LiveResults />);

  expect(screen.getByRole('region', { name: 'Live Results' })).toHaveAttribute('aria-busy', 'true');
  expect(await screen.findByText(/No round has ended yet/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Live Results' })).toHaveAttribute(
    'aria-busy',
    'false',
  );
});

test('offers to try again when the results cannot be read', async () => {
  server.use(
    http.get('/api/contract/*', () => HttpResponse.json({ message: 'down' }, { status: 503 })),
  );
  renderInPage(<LiveResults />);

  const retry = await screen.findByRole('button', { name: 'Retry' });
  server.use(answer(outcomes));
  await userEvent.click(retry);
  expect(await screen.findByRole('list')).toBeVisible();
});

test('a result that the stream brings joins at the front', async () => {
  server.use(answer(outcomes));
  const { store } = renderInPage(<LiveResults />);
  await screen.findByRole('list');

  act(() => {
    store.dispatch(
      roundsApi.util.updateQueryData('currentRound', undefined, (draft) => {
        draft.history.unshift({ id: 15, outcome: 'DOWN' });
      }),
    );
  });
  await waitFor(() => {
    const [first] = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(first).toHaveTextContent('#15▼DOWN');
  });
});

test('a stake in the live round renders nothing again', async () => {
  server.use(answer(outcomes));
  const onRender = jest.fn();
  const { store } = renderInPage(
    <Profiler id="ticker" onRender={onRender}>
      <LiveResults />
    </Profiler>,
  );
  await screen.findByRole('list');
  onRender.mockClear();
  const withStake = roundsApi.util.updateQueryData('currentRound', undefined, (draft) => {
    draft.current!.total_deposits = '30000';
  });
  act(() => void store.dispatch(withStake));
  expect(roundsApi.endpoints.currentRound.select()(store.getState()).data?.current).toEqual({
    total_deposits: '30000',
  });
  expect(onRender).not.toHaveBeenCalled();
});
