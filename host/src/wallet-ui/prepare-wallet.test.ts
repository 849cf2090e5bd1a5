import {
  chainChanged,
  createStore,
  walletConnecting,
  walletDialogRequested,
  walletExpected,
  walletRestoring,
} from '@updown/shared';
import { createListener } from '../listener/listener';
import { prepareDialogs } from './load-dialogs';
import { prepareWallet } from './prepare-wallet';

const mockPrepareEvm = jest.fn();
jest.mock('./load-dialogs', () => ({ prepareDialogs: jest.fn() }));
jest.mock('../rest/load-rest', () => ({
  readyRest: Promise.resolve({ shared: { prepareEvm: () => void mockPrepareEvm() } }),
}));

const expected = jest.fn();

async function afterAction(action: Parameters<ReturnType<typeof createStore>['dispatch']>[0]) {
  const { middleware, listen } = createListener();
  const wallet = () => ({ request: () => Promise.resolve(null) });
  prepareWallet(listen, expected);
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
  expect(mockPrepareEvm).toHaveBeenCalled();
  expect(expected).toHaveBeenCalled();
});

test('it does not load before', async () => {
  await afterAction(chainChanged(1));
  expect(mockPrepareEvm).not.toHaveBeenCalled();
  expect(expected).not.toHaveBeenCalled();
});
