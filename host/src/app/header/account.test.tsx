import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectToasts } from '@updown/shared';
import { createPage, show } from '../../../testing/page';
import type * as Loading from '../../session/dialogs/load-dialogs';
import { loadDialogs } from '../../session/dialogs/load-dialogs';
import { Account } from './account';

jest.mock('../../session/dialogs/load-dialogs', () => {
  const actual = jest.requireActual<typeof Loading>('../../session/dialogs/load-dialogs');
  return { ...actual, loadDialogs: jest.fn(actual.loadDialogs) };
});

test('if the dialogs fail to load, a toast says so and the next click opens one', async () => {
  const page = createPage();
  jest.mocked(loadDialogs).mockRejectedValueOnce(new Error('Loading chunk account failed.'));
  show(<Account />, page);
  const connect = screen.getByRole('button', { name: 'Connect Wallet' });
  await userEvent.click(connect);
  const message = 'A part of the page did not load. Please try again.';
  await waitFor(() =>
    expect(selectToasts(page.store.getState())).toMatchObject([
      { title: 'Connect Your Wallet', message },
    ]),
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(connect);
  expect(await screen.findByRole('dialog', { name: 'Connect Your Wallet' })).toBeVisible();
});
