import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastShown, transactionFailed, transactionSigning } from '@updown/shared';
import { setViewport } from '@updown/shared/testing';
import { createPage, release, show, site } from '../../testing/page';
import { RemotePlace } from '../places/remote-place';
import type { Site } from '../site/site';
import { Toaster } from './toaster';

beforeEach(() => setViewport(1440));

const newer: Site = {
  serial: 2,
  remotes: { game: { status: 'on', remote: release('game', '1.1.0') } },
};

async function showPage() {
  const page = createPage({
    site: site('game'),
    loadModule: (_remote, { version }) =>
      Promise.resolve({ status: 'loaded', Component: () => <p>{`panel ${version}`}</p> }),
  });
  const ui = (
    <>
      <main id="main" tabIndex={-1}>
        <RemotePlace remote="game" module="GamePanel" title="Game panel" height="10px" />
      </main>
      <Toaster />
    </>
  );
  show(ui, page);
  expect(await screen.findByText('panel 1.0.0')).toBeInTheDocument();
  return page;
}
function releaseIn({ host }: ReturnType<typeof createPage>) {
  act(() => host.running.released(newer));
}
function notice() {
  return screen.queryByText('A new version is ready.');
}

test('an open page offers a new version politely, and runs it in its places if the player agrees', async () => {
  const page = await showPage();
  releaseIn(page);
  expect(screen.getByRole('status', { name: 'Notifications' })).toHaveTextContent(
    'A new version is ready.',
  );
  expect(document.body).toHaveFocus();
  expect(screen.getByText('panel 1.0.0')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('panel 1.1.0')).toBeInTheDocument();
  expect(notice()).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a new host alone offers a reload', async () => {
  const page = await showPage();
  act(() => page.host.running.released({ ...site('game'), serial: 2, host: '0.2.0' }));
  expect(notice()).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Update' })).not.toBeInTheDocument();
});

test('the player can put the offer away', async () => {
  const page = await showPage();
  releaseIn(page);
  await userEvent.click(screen.getByRole('button', { name: 'Close: A new version is ready.' }));
  expect(notice()).not.toBeInTheDocument();
  expect(screen.getByText('panel 1.0.0')).toBeInTheDocument();
});

test('no update is offered while the wallet has a transaction in progress', async () => {
  const page = await showPage();
  const transaction = { id: '1', kind: 'predict', from: '0x', chainId: 1, summary: '' } as const;
  act(() => void page.store.dispatch(transactionSigning(transaction)));
  releaseIn(page);
  expect(notice()).not.toBeInTheDocument();
  const failure = { id: '1', error: 'no', rejected: true };
  act(() => void page.store.dispatch(transactionFailed(failure)));
  expect(notice()).toBeInTheDocument();
});

test('a phone, with room for one line, shows it after the toasts', async () => {
  setViewport(390);
  const page = await showPage();
  act(() => void page.store.dispatch(toastShown({ title: 'Hello', message: '', type: 'info' })));
  releaseIn(page);
  expect(notice()).not.toBeInTheDocument();
});
