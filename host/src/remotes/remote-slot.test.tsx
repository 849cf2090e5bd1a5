import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { createPage, show, site } from '../testing/page';
import type { LoadModule, LoadOutcome } from './load-remote';
import { RemoteSlot } from './remote-slot';

const slot = <RemoteSlot remote="game" module="GamePanel" title="Game panel" height="10px" />;

const loaded = (Component: () => React.ReactNode): LoadOutcome => ({
  status: 'loaded',
  version: '1.0.0',
  Component,
});

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

async function showSlot(...outcomes: LoadOutcome[]) {
  const loadModule = jest.fn<ReturnType<LoadModule>, Parameters<LoadModule>>();
  for (const outcome of outcomes) loadModule.mockResolvedValueOnce(outcome);
  await act(async () => {
    show(slot, createPage({ loadModule }));
    await Promise.resolve();
  });
  return loadModule;
}

let errors: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => errors.mockRestore());

test('its place is held while it loads', () => {
  show(slot, createPage());
  expect(screen.getByText('Loading Game panel')).toBeInTheDocument();
});

test('a loaded remote stands in its place', async () => {
  await showSlot(loaded(() => 'the panel'));
  expect(screen.getByText('the panel')).toBeInTheDocument();
});

test('a remote that is not deployed has no place', () => {
  const { container } = show(slot, createPage({ site: site('chart') }));
  expect(container).toBeEmptyDOMElement();
});

test('a failure says which remote, which version and what happened', async () => {
  await showSlot(failed);
  const card = screen.getByRole('alert');
  expect(card).toHaveTextContent('Game panel is not available');
  expect(card).toHaveTextContent('Its entry file did not answer in time.');
  expect(card).toHaveTextContent('Remote game, version 1.0.0');
});

test('Retry loads again, and brings the remote when it is back', async () => {
  const loadModule = await showSlot(
    failed,
    loaded(() => 'the panel'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText('the panel')).toBeInTheDocument();
  expect(loadModule.mock.calls).toEqual([
    ['game', 'GamePanel', false],
    ['game', 'GamePanel', true],
  ]);
});

test('an error on render stays in the place of its remote, which can start anew', async () => {
  let broken = true;
  const Panel = () => {
    if (broken) throw new Error('boo');
    return 'the panel';
  };
  await showSlot(loaded(Panel), loaded(Panel));
  expect(screen.getByRole('alert')).toHaveTextContent('It stopped with an error: boo');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText('the panel')).toBeInTheDocument();
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
