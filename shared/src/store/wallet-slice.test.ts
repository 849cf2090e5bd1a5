import {
  chainChanged,
  walletConnected,
  walletConnecting,
  walletDisconnected,
  walletSigning,
  walletSlice,
} from './wallet-slice';

const { reducer, getInitialState } = walletSlice;
const connected = { address: '0x1', chainId: 1, name: 'MetaMask' };

test("connecting stores the wallet's name, and signing keeps it", () => {
  const connecting = reducer(undefined, walletConnecting({ name: 'MetaMask' }));
  expect(connecting).toMatchObject({ status: 'connecting', name: 'MetaMask', address: null });
  expect(reducer(connecting, walletSigning())).toMatchObject({
    status: 'signing',
    name: 'MetaMask',
  });
});

test('a connected wallet follows its chain', () => {
  const state = reducer(undefined, walletConnected(connected));
  expect(reducer(state, chainChanged(11155111))).toEqual({
    ...connected,
    status: 'connected',
    chainId: 11155111,
  });
});

test("disconnecting removes all of the wallet's data", () => {
  const state = reducer(undefined, walletConnected(connected));
  expect(reducer(state, walletDisconnected())).toEqual(getInitialState());
});
