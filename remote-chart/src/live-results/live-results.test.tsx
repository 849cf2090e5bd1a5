import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { roundsApi, theme, type CurrentRoundResponse } from '@updown/shared';
import { applyRules, renderInPage, setViewport, testServer } from '@updown/shared/testing';
import { delay, http, HttpResponse } from 'msw';
import { act, Profiler } from 'react';
import { LiveResults } from './live-results';

applyRules();
beforeEach(() => setViewport(1440));

type History = CurrentRoundResponse['data']['history'];

function answer(history: History) {
  return http.get('/api/contract/current-round-fast', () =>
    HttpResponse.json({ success: true, data: { current: { total_deposits: '0' }, history } }),
  );
}

const server = testServer();

const outcomes: History = [
  { id: 14, outcome: 'UP' },
  { id: 13, outcome: 'DOWN' },
  { id: 12, outcome: 'DRAW' },
  { id: 11, outcome: 'VOID' },
];

test('shows each recent outcome with its round, newest first, and only once to a screen reader [spec 1.6b 2.9 3.5]', async () => {
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
  /** The element's declared value of a property. */
  const declared = (element: Element, property: string): string | undefined =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSStyleRule)
      .filter(({ selectorText }) => element.matches(selectorText))
      .map(({ style }) => style.getPropertyValue(property))
      .filter((value) => value !== '')
      .at(-1);

  test('is one loop in 30 s, unless the reader prefers reduced motion [spec 2.10a 9.12c]', async () => {
    server.use(answer(outcomes));
    renderInPage(<LiveResults />);
    const list = await screen.findByRole('list');
    expect(declared(list, 'animation')).toBe(`${theme.motion.slide} 30s linear infinite`);
    expect(declared(list.parentElement!, 'overflow')).toBe('hidden');
    cleanup();

    setViewport(1440, { isStill: true });
    renderInPage(<LiveResults />);
    const plain = await screen.findByRole('list');
    expect(plain.nextElementSibling).toBeNull();
    expect(declared(plain.parentElement!, 'overflow-x')).toBe('auto');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('stops while it is paused [spec 2.10b]', async () => {
    server.use(answer(outcomes));
    renderInPage(<LiveResults />);
    const list = await screen.findByRole('list');
    expect(declared(list, 'animation-play-state')).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(declared(list, 'animation-play-state')).toBe('paused');
  });
});

test('in the narrowest window, shows the last eight outcomes as marks at rest', async () => {
  setViewport(320);
  const rounds = Array.from({ length: 12 }, (_, index) => 14 - index);
  server.use(answer(rounds.map((id) => ({ id, outcome: id % 2 === 0 ? 'UP' : 'DOWN' }))));
  renderInPage(<LiveResults />);

  const list = await screen.findByRole('list', { name: 'Recent results' });
  const items = within(list).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(
    rounds.slice(0, 8).map((id) => (id % 2 === 0 ? `#${id} ▲UP` : `#${id} ▼DOWN`)),
  );
  expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
});

test('can be paused and resumed', async () => {
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

test('shows a loading state, and a hint while no round has ended', async () => {
  server.use(
    http.get('/api/contract/current-round-fast', async () => {
      await delay(20);
      return HttpResponse.json({ success: true, data: { current: null, history: [] } });
    }),
  );
  renderInPage(<LiveResults />);

  expect(screen.getByRole('region', { name: 'Live Results' })).toHaveAttribute('aria-busy', 'true');
  expect(await screen.findByText(/No results yet/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Live Results' })).toHaveAttribute(
    'aria-busy',
    'false',
  );
});

test('offers Retry if the results do not load', async () => {
  server.use(
    http.get('/api/contract/*', () => HttpResponse.json({ message: 'down' }, { status: 503 })),
  );
  renderInPage(<LiveResults />);

  const retry = await screen.findByRole('button', { name: 'Retry' });
  server.use(answer(outcomes));
  await userEvent.click(retry);
  expect(await screen.findByRole('list')).toBeVisible();
});

test('puts a result from the stream at the front', async () => {
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

test('does not render again for a stake in the live round', async () => {
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
