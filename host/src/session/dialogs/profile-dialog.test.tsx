import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { walletConnected } from '@updown/shared';
import { CHAIN_ID, PLAYER, signIn } from '@updown/shared/testing';
import { fakeServer } from '../../../testing/fake-server';
import { createPage, show, site } from '../../../testing/page';
import { PASSKEY_NAME } from '../../wallet/passkey/offer-passkey';
import { ProfileDialog } from './profile-dialog';

fakeServer();

const press = { onClose: jest.fn(), onDetails: jest.fn(), onQuickPlay: jest.fn() };

function open(remotes: string[], wallet = 'MetaMask') {
  const page = createPage({ site: site(...remotes) });
  signIn(page.store);
  page.store.dispatch(walletConnected({ address: PLAYER, chainId: CHAIN_ID, name: wallet }));
  show(
    <ProfileDialog
      open
      address={PLAYER}
      {...press}
      onFocusLost={jest.fn()}
      onDisconnect={jest.fn()}
    />,
    page,
  );
  return within(screen.getByRole('dialog', { name: 'Profile' }));
}

/** The rows that lead elsewhere, from the top. */
function entries(profile: ReturnType<typeof open>) {
  const rows = within(profile.getByRole('list')).getAllByRole('listitem');
  return rows.flatMap((row) => {
    const [entry] = row.querySelectorAll('button, a');
    return entry === undefined ? [] : [entry.textContent];
  });
}

test('the profile is a list, with the passkey of an account that has one first', () => {
  const profile = open(['game'], PASSKEY_NAME);
  expect(entries(profile)).toEqual([
    'Passkey',
    'Quick play',
    'Your name',
    'Your limits',
    'Wallet Details',
  ]);
  for (const name of ['Your name', 'Your limits']) {
    expect(profile.getByRole('link', { name })).toHaveAttribute('href', `/players/${PLAYER}`);
  }
});

test('a row leads to its dialog', async () => {
  const profile = open(['game']);
  await userEvent.click(profile.getByRole('button', { name: 'Quick play' }));
  await userEvent.click(profile.getByRole('button', { name: 'Wallet Details' }));
  expect(press.onQuickPlay).toHaveBeenCalledTimes(1);
  expect(press.onDetails).toHaveBeenCalledTimes(1);
});

test('on a site without the game the profile offers nothing of it', () => {
  expect(entries(open(['dashboard']))).toEqual(['Wallet Details']);
});
