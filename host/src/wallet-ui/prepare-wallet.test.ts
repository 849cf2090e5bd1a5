import {
  chainChanged,
  createStore,
  prepareDialog,
  prepareEvm,
  walletConnecting,
  walletDialogRequested,
  walletExpected,
  walletRestoring,
} from '@updown/shared';
import { createListener } from '../listener/listener';
import { prepareWallet } from './prepare-wallet';

jest.mock('@updown/shared', () => ({
  ...jest.requireActual<object>('@updown/shared'),
  prepareDialog: jest.fn(),
  prepareEvm: jest.fn(),
}));

const expected = jest.fn();

function page() {
  const { middleware, listen } = createListener();
  const wallet = () => ({ request: () => Promise.resolve(null) });
  prepareWallet(listen, expected);
  return createStore({ wallet }, [middleware]);
}

afterEach(() => {
  jest.mocked(prepareEvm).mockClear();
  expected.mockClear();
});

test.each([
  ['is expected', walletExpected()],
  ['is requested', walletDialogRequested()],
  ['is restored', walletRestoring()],
  ['connects', walletConnecting({ name: 'MetaMask' })],
])('the code for a wallet loads when one %s', (_what, action) => {
  page().dispatch(action);
  expect(prepareDialog).toHaveBeenCalled();
  expect(prepareEvm).toHaveBeenCalled();
  expect(expected).toHaveBeenCalled();
});

test('it does not load before', () => {
  page().dispatch(chainChanged(1));
  expect(prepareEvm).not.toHaveBeenCalled();
  expect(expected).not.toHaveBeenCalled();
});
