import { act, screen } from '@testing-library/react';
import type { Contributes } from '@updown/protocol/site/contributions';
import { OfferedPlace, usePlaceContext } from '@updown/shared';
import type { ComponentType } from 'react';
import { fakeServer } from '../../testing/fake-server';
import { createPage, release, show } from '../../testing/page';
import type { LoadModule, LoadOutcome } from '../federation/load-remote';
import type { Deployed } from '../site/site';
import { RemotePlace } from './remote-place';

// One remote offers a place in each of its rows, and another one fills it.

fakeServer();
const quiet = jest.spyOn(console, 'error').mockImplementation();
afterAll(() => quiet.mockRestore());

const title = { en: 'Badge' };

function deployed(name: string, contributes: Contributes): Deployed {
  return { status: 'on', remote: { ...release(name), contributes } };
}

function Rows() {
  return ['0xa', '0xb'].map((address, index) => (
    <p key={address}>
      row of {address}
      <OfferedPlace name="leaderboard.row" context={{ address, rank: index + 1 }} />
    </p>
  ));
}

function Badge() {
  const { address, rank } = usePlaceContext('leaderboard.row');
  return `badge ${rank} of ${address}`;
}

async function open(Entry: ComponentType, badges?: Deployed) {
  const site = {
    serial: 1,
    remotes: {
      leaderboard: deployed('leaderboard', {
        offers: [{ place: 'leaderboard.row', height: '20px', limit: 1 }],
      }),
      badges:
        badges ??
        deployed('badges', { places: [{ place: 'leaderboard.row', title, module: 'Badge' }] }),
    },
  };
  const loadModule: LoadModule = (remote): Promise<LoadOutcome> =>
    Promise.resolve({ status: 'loaded', Component: remote === 'badges' ? Entry : Rows });
  const page = createPage({ site, loadModule });
  const remoteFailed = jest.spyOn(page.host, 'remoteFailed');
  const board = <RemotePlace remote="leaderboard" module="Rows" title="Board" height="9px" />;
  await act(async () => {
    show(board, page);
    await Promise.resolve();
  });
  return remoteFailed;
}

test('an entry learns of its row, and has the height that the place has for it', async () => {
  await open(Badge);
  const entry = await screen.findByText('badge 2 of 0xb');
  expect(screen.getByText('badge 1 of 0xa')).toBeVisible();
  expect(entry.closest('[data-remote]')).toHaveAttribute('data-remote', 'badges');
});

test('an entry that throws is one line in its row, and its own remote is blamed', async () => {
  const remoteFailed = await open(() => {
    throw new Error('boo');
  });
  expect(await screen.findAllByText('Badge is not available')).toHaveLength(2);
  expect(screen.getByText(/row of 0xb/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(remoteFailed.mock.calls.map(([{ remote }]) => remote)).not.toContain('leaderboard');
});

test('an entry that offers the place itself is a failure, and no page without end', async () => {
  const remoteFailed = await open(Rows);
  expect(await screen.findAllByText('Badge is not available')).toHaveLength(2);
  expect(remoteFailed.mock.calls[0]![0]).toMatchObject({
    remote: 'badges',
    detail: 'An entry of leaderboard.row cannot offer a place itself.',
  });
});

test('a remote that is switched off has one line in each row', async () => {
  const contributes = { places: [{ place: 'leaderboard.row', title, module: 'Badge' }] };
  await open(Badge, { status: 'off', reason: 'Repairs', contributes });
  expect(screen.getAllByText('Badge is switched off')).toHaveLength(2);
});

test('a place that nobody fills is nothing', async () => {
  await open(Badge, deployed('badges', {}));
  expect(screen.getByText('row of 0xa').textContent).toBe('row of 0xa');
});
