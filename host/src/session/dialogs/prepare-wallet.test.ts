import {
  chainChanged,
  createStore,
  prepareEvm,
  walletConnecting,
  walletDialogRequested,
  walletExpected,
  walletRestoring,
} from '@updown/shared';
import { createListener } from '../../listener';
import { prepareDialogs } from './load-dialogs';
import { prepareWallet } from './prepare-wallet';

jest.mock('./load-dialogs', () => ({ prepareDialogs: jest.fn() }));
jest.mock('@updown/shared', () => ({
  ...jest.requireActual<object>('@updown/shared'),
  prepareEvm: jest.fn(),
}));

async function afterAction(action: Parameters<ReturnType<typeof createStore>['dispatch']>[0]) {
  const { middleware, listen } = createListener();
  const wallet = () => ({ request: () => Promise.resolve(null) });
  prepareWallet(listen);
  createStore({ wallet }, [middleware]).dispatch(action);
  await new Promise((resolve) => setTimeout(resolve));
}

afterEach(() => jest.clearAllMocks());

test.each([
  ['is expected', walletExpected()],
  ['is requested', walletDialogRequested()],
  ['is restored', walletRestoring()],
  ['connects', walletConnecting({ name: 'MetaMask' })],
])('the code for a wallet loads when one %s', async (_what, action) => {
  await afterAction(action);
  expect(prepareDialogs).toHaveBeenCalled();
  expect(prepareEvm).toHaveBeenCalled();
});

test('it does not load before', async () => {
  await afterAction(chainChanged(1));
  expect(prepareEvm).not.toHaveBeenCalled();
});
