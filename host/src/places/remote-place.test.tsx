import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SiteRemote } from '@updown/protocol/site/site-descriptor';
import { useSettings } from '@updown/shared';
import { http, HttpResponse } from 'msw';
import { useEffect, useState, type ReactNode } from 'react';
import { fakeServer } from '../../testing/fake-server';
import { createPage, release, show, site } from '../../testing/page';
import type { LoadModule, LoadOutcome } from '../federation/load-remote';
import type { Deployed, Site } from '../site/site';
import { RemotePlace } from './remote-place';

const slot = <RemotePlace remote="game" module="GamePanel" title="Game panel" height="10px" />;

function loaded(Component: () => React.ReactNode): LoadOutcome {
  return {
    status: 'loaded',
    Component,
  };
}

const failed: LoadOutcome = {
  status: 'failed',
  failure: {
    remote: 'game',
    version: '1.0.0',
    kind: 'timeout',
    phase: 'entry',
    detail: 'No answer in time.',
  },
};

const { server } = fakeServer();

async function showSlot(...outcomes: LoadOutcome[]) {
  const loadModule = jest.fn<ReturnType<LoadModule>, Parameters<LoadModule>>();
  for (const outcome of outcomes) loadModule.mockResolvedValueOnce(outcome);
  await showPage(slot, { loadModule });
  return loadModule;
}

async function showPage(ui: ReactNode, options: Parameters<typeof createPage>[0]) {
  await act(async () => {
    show(ui, createPage(options));
    await Promise.resolve();
  });
}

function siteWith(game: Deployed): Site {
  return { serial: 1, remotes: { game } };
}
const served = { schema: 2, serial: 1, remotes: { game: release('game') } };

beforeEach(() => {
  server.use(http.get('*/site.json', () => HttpResponse.json(served)));
});

let errors: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => errors.mockRestore());

test("a placeholder holds the remote's place while it loads", () => {
  show(slot, createPage());
  expect(screen.getByText('Loading Game panel')).toBeInTheDocument();
});

test('a loaded remote fills its place', async () => {
  await showSlot(loaded(() => 'the panel'));
  expect(screen.getByText('the panel')).toBeInTheDocument();
});

test('a remote that is not deployed has no place', () => {
  const { container } = show(slot, createPage({ site: site('chart') }));
  expect(container).toBeEmptyDOMElement();
});

test('a failure shows the remote, its version and the reason', async () => {
  await showSlot(failed);
  const card = screen.getByRole('alert');
  expect(card).toHaveTextContent('Game panel is not available');
  expect(card).toHaveTextContent('Its entry file did not answer in time.');
  expect(card).toHaveTextContent('Remote game, version 1.0.0');
});

test('Retry loads again, and shows the remote when it is back', async () => {
  const loadModule = await showSlot(
    failed,
    loaded(() => 'the panel'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText('the panel')).toBeInTheDocument();
  expect(loadModule.mock.calls.map(([, , module, attempt]) => [module, attempt])).toEqual([
    ['GamePanel', 0],
    ['GamePanel', 1],
  ]);
});

test("an error on render stays in the remote's place, and the remote can start again", async () => {
  let broken = true;
  const Panel = () => {
    if (broken) throw new Error('boo');
    return 'the panel';
  };
  await showSlot(loaded(Panel), loaded(Panel));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'It stopped with an error: boo. The rest of the page works.',
  );
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('the panel')).toBeInTheDocument();
});

test('so does an error in an effect', async () => {
  const Panel = () => {
    useEffect(() => {
      throw new Error('late');
    }, []);
    return 'the panel';
  };
  await showSlot(loaded(Panel));
  expect(screen.getByRole('alert')).toHaveTextContent('It stopped with an error: late');
});

test('a version that throws on render is replaced by its fall-back in all its places', async () => {
  const Broken = () => {
    throw new Error('boo');
  };
  const two = (
    <>
      {slot}
      <RemotePlace remote="game" module="Pools" title="Pools" height="10px" />
    </>
  );
  const remote = { ...release('game', '1.1.0'), fallback: release('game') };
  await showPage(two, {
    site: siteWith({ status: 'on', remote }),
    loadModule: (_remote, { version }, module) =>
      Promise.resolve(
        loaded(
          version === '1.1.0' && module === 'Pools'
            ? Broken
            : () => <p>{`${module} ${version}`}</p>,
        ),
      ),
  });
  expect(await screen.findByText('GamePanel 1.0.0')).toBeInTheDocument();
  expect(await screen.findByText('Pools 1.0.0')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a retry of one place tries every failed place of the remote again, and leaves the others', async () => {
  const calls: string[] = [];
  const places = ['GamePanel', 'Pools', 'Round'].map((module) => (
    <RemotePlace key={module} remote="game" module={module} title={module} height="10px" />
  ));
  await showPage(places, {
    loadModule: (_remote, _release, module, attempt) => {
      calls.push(`${module} ${attempt}`);
      const works = module === 'Round' || attempt > 0;
      return Promise.resolve(works ? loaded(() => <p>{`the ${module}`}</p>) : failed);
    },
  });
  await userEvent.click(screen.getAllByRole('button', { name: 'Retry' })[0]!);
  expect(await screen.findByText('the Pools')).toBeInTheDocument();
  expect(calls).toEqual(['GamePanel 0', 'Pools 0', 'Round 0', 'GamePanel 1', 'Pools 1']);
});

test('a damaged part of the descriptor is a card in its place that names the fault', async () => {
  const fault = 'game.version: It is not a version such as 1.4.0.';
  await showPage(slot, { site: siteWith({ status: 'broken', version: '?', fault }) });
  expect(screen.getByRole('alert')).toHaveTextContent(
    `Its part of the site descriptor is damaged: ${fault}`,
  );
});

test('a disabled remote shows the reason without an alert', async () => {
  await showPage(slot, { site: siteWith({ status: 'off', reason: 'It loses stakes.' }) });
  expect(screen.getByText('Game panel is switched off: It loses stakes.')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('if the site has another version by now, the card offers the reload that gets it', async () => {
  const newer = { ...served, remotes: { game: release('game', '1.1.0') } };
  server.use(http.get('*/site.json', () => HttpResponse.json(newer)));
  await showSlot(failed);
  expect(await screen.findByRole('button', { name: 'Reload page' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

describe('the settings of a remote', () => {
  const properties = {
    rows: { type: 'integer' as const, default: 5 },
    label: { type: 'string' as const, default: 'Top' },
  };
  const game = {
    ...release('game'),
    contributes: { settings: { type: 'object' as const, properties } },
  };
  function Panel() {
    const { rows, label } = useSettings<{ settings: { properties: typeof properties } }>();
    const [first] = useState(label);
    return `${label}: ${rows}, since ${first}`;
  }
  function siteOf(serial: number, settings?: SiteRemote['settings']): Site {
    return { serial, remotes: { game: { status: 'on', remote: { ...game, settings } } } };
  }

  test("are the operator's values, which an open page follows without a reload, or its defaults", async () => {
    const page = createPage({
      site: siteOf(1),
      loadModule: () => Promise.resolve(loaded(Panel)),
    });
    await act(async () => {
      show(slot, page);
      await Promise.resolve();
    });
    expect(screen.getByText('Top: 5, since Top')).toBeVisible();
    act(() => page.host.running.released(siteOf(2, { rows: 8, label: 'Best' })));
    expect(screen.getByText('Best: 8, since Top')).toBeVisible();
    expect(page.host.running.offer).toBeNull();
    act(() => page.host.running.released(siteOf(3, { label: 'Best' })));
    expect(screen.getByText('Best: 5, since Top')).toBeVisible();
  });
});
