import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from '@updown/shared';
import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { createPage, release, show, site } from '../../testing/page';
import { PageRoutes } from '../pages/page-routes';
import type { Site } from '../site/site';

// What a remote does wrong as it leaves the page, or while it waits, stays its own.

jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
let errors: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => errors.mockRestore());

function boo(): void {
  throw new Error('boo');
}

function cleanedUp() {
  return boo;
}
function named(element: HTMLElement | null): void {
  element!.title = 'named';
}

// TypeScript refuses it as an effect, and JavaScript does not.
const load = (async () => Promise.resolve()) as unknown as () => void;

function AsyncEffect() {
  useEffect(load, []);
  return 'the leaver';
}
function Effect() {
  useEffect(() => boo, []);
  return 'the leaver';
}
function LayoutEffect() {
  useLayoutEffect(() => boo, []);
  return 'the leaver';
}

const leavers: Readonly<Record<string, () => React.ReactNode>> = {
  'an async effect': AsyncEffect,
  'an effect whose clean-up throws': Effect,
  'a layout effect whose clean-up throws': LayoutEffect,
  'a ref whose clean-up throws': () => <p ref={cleanedUp}>the leaver</p>,
  'a ref that cannot bear null': () => <p ref={named}>the leaver</p>,
};

async function open(Leaver: () => React.ReactNode, path: string, wide: Site) {
  const remoteThrew = jest.fn();
  const page = createPage({
    site: wide,
    remoteThrew,
    loadModule: (_remote, { version }, module) =>
      Promise.resolve({
        status: 'loaded',
        Component:
          version === '1.0.0' && module === (path === '/' ? 'PriceChart' : 'Dashboard')
            ? Leaver
            : () => <p>{`${module} ${version}`}</p>,
      }),
  });
  const links = ['/', '/dashboard'].map((to) => (
    <Link key={to} to={to}>
      {`to ${to}`}
    </Link>
  ));
  show([...links, <PageRoutes key="routes" />], page, path);
  expect(await screen.findByText('the leaver')).toBeInTheDocument();
  return { ...page.host, remoteThrew };
}

const all = site('game', 'chart', 'dashboard');
const { contributes } = release('chart');

describe.each(Object.entries(leavers))('%s', (_what, Leaver) => {
  test.each([
    ['/dashboard', '/', 'GamePanel 1.0.0'],
    ['/', '/dashboard', 'Dashboard 1.0.0'],
  ])(
    'leaves the page whole if the visitor goes from %s to %s, and again',
    async (from, to, then) => {
      const { remoteThrew } = await open(Leaver, from, all);
      for (let visit = 1; visit <= 2; visit += 1) {
        await userEvent.click(screen.getByText(`to ${to}`));
        expect(await screen.findByText(then)).toBeInTheDocument();
        expect(remoteThrew).toHaveBeenCalledTimes(visit);
        await userEvent.click(screen.getByText(`to ${from}`));
        expect(await screen.findByText('the leaver')).toBeInTheDocument();
      }
      await userEvent.click(screen.getByText(`to ${to}`));
    },
  );

  test.each<[string, Site['remotes']]>([
    ['disabled', { ...all.remotes, chart: { status: 'off', reason: 'Repair.', contributes } }],
    ['removed', { game: all.remotes['game']! }],
    ['updated', { ...all.remotes, chart: { status: 'on', remote: release('chart', '1.1.0') } }],
  ])('leaves the page whole if the remote is %s', async (how, remotes) => {
    const { running, remoteThrew } = await open(Leaver, '/', all);
    act(() => running.released({ ...all, serial: 2, remotes }));
    await act(async () => {
      running.update();
      await Promise.resolve();
    });
    expect(screen.queryByText('the leaver')).not.toBeInTheDocument();
    expect(screen.getByText('GamePanel 1.0.0')).toBeInTheDocument();
    if (how === 'updated') expect(screen.getByText('PriceChart 1.1.0')).toBeInTheDocument();
    expect(remoteThrew).toHaveBeenCalledWith(
      expect.any(Error),
      expect.any(String),
      expect.objectContaining({ remote: 'chart' }),
    );
  });
});

const Hanging = lazy(() => new Promise<never>(() => undefined));

function HangsOnClick() {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? <Hanging /> : <button onClick={() => setOpen(true)}>the leaver</button>;
}

describe('a remote that waits for ever', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  async function openBeside(Component: () => React.ReactNode, fallback?: string) {
    const chart = {
      ...release('chart'),
      ...(fallback && { fallback: release('chart', fallback) }),
    };
    const page = createPage({
      site: { ...all, remotes: { ...all.remotes, chart: { status: 'on', remote: chart } } },
      loadModule: (_remote, { version }, module) =>
        Promise.resolve({
          status: 'loaded',
          Component:
            version === '1.0.0' && module === 'PriceChart'
              ? Component
              : () => <p>{`${module} ${version}`}</p>,
        }),
    });
    function Beside() {
      const [count, setCount] = useState(0);
      return <button onClick={() => setCount(count + 1)}>{`pressed ${count}`}</button>;
    }
    show([<Beside key="beside" />, <PageRoutes key="routes" />], page);
    expect(await screen.findByText('GamePanel 1.0.0')).toBeInTheDocument();
    return page;
  }
  function press(name: string) {
    return act(async () => {
      screen.getByText(name).click();
      await Promise.resolve();
    });
  }
  function wait(ms: number) {
    return act(() => jest.advanceTimersByTimeAsync(ms));
  }

  test.each([
    ['as it appears', Hanging as unknown as () => React.ReactNode],
    ['after a press', HangsOnClick],
  ])(
    '%s holds up nothing outside of its place, and has a card within ten seconds',
    async (_when, Component) => {
      await openBeside(Component);
      await wait(1_500);
      if (Component === HangsOnClick) await press('the leaver');
      expect(screen.getByText('Loading PriceChart')).toBeInTheDocument();
      await press('pressed 0');
      expect(screen.getByText('pressed 1')).toBeInTheDocument();
      await wait(10_000);
      expect(screen.getByRole('alert')).toHaveTextContent('Remote chart, version 1.0.0');
      expect(screen.getByText('GamePanel 1.0.0')).toBeInTheDocument();
    },
  );

  test('as it appears is replaced by its fall-back', async () => {
    await openBeside(Hanging as unknown as () => React.ReactNode, '0.9.0');
    // The place waits for the panel before its ten seconds begin.
    await wait(10_100);
    expect(screen.getByText('PriceChart 0.9.0')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('in a place of its own that shows so for ever is left in peace', async () => {
    await openBeside(() => (
      <Suspense fallback="its own skeleton">
        <Hanging />
      </Suspense>
    ));
    await wait(20_000);
    expect(screen.getByText('its own skeleton')).toBeInTheDocument();
  });
});
