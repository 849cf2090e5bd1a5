import { CHAIN_ID, OTHER_PLAYER, PLAYER } from '@updown/shared/testing';
import { fakeWallet, walletError } from '../../testing/fake-wallet';
import { createConnection } from './wallet-connection';

function connection() {
  const events = { accountLost: jest.fn(), accountBack: jest.fn(), chainChanged: jest.fn() };
  return { ...events, connection: createConnection(events) };
}

/** Waits until the wallet has answered. */
function settled() {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

test('without a wallet there is no port', () => {
  expect(() => connection().connection.port()).toThrow('Please connect your wallet first.');
});

test('a connected wallet reports its account and its chain [spec 7.22]', async () => {
  const { connection: wallet } = connection();
  const fake = fakeWallet('MetaMask');
  expect(await wallet.connect(fake.wallet)).toEqual({ address: PLAYER, chainId: CHAIN_ID });
  expect(wallet.port()).toBe(fake.wallet.provider);
  expect(wallet.address()).toBe(PLAYER);
});

test('a wallet that reports no events connects and disconnects', async () => {
  const { connection: wallet } = connection();
  const { provider, ...silent } = fakeWallet('Silent').wallet;
  await wallet.connect({
    ...silent,
    provider: { request: (request) => provider.request(request) },
  });
  expect(wallet.address()).toBe(PLAYER);
  wallet.disconnect();
  expect(wallet.address()).toBeNull();
});

test('reconnecting requests only accounts that are already open', async () => {
  const { connection: wallet } = connection();
  const fake = fakeWallet('MetaMask', { eth_accounts: () => [] });
  expect(await wallet.reconnect(fake.wallet)).toBeNull();
  expect(fake.requests.map(({ method }) => method)).toEqual(['eth_accounts']);
  expect(wallet.address()).toBeNull();
});

test('another account ends the connection, and the same one in another case does not', async () => {
  const { connection: wallet, accountLost } = connection();
  const fake = fakeWallet('MetaMask');
  await wallet.connect(fake.wallet);
  fake.emit('accountsChanged', [PLAYER.toLowerCase()]);
  expect(accountLost).not.toHaveBeenCalled();
  fake.emit('accountsChanged', [OTHER_PLAYER]);
  expect(accountLost).toHaveBeenCalledTimes(1);
});

test('a wallet that no longer shows an account ends the connection', async () => {
  const { connection: wallet, accountLost } = connection();
  const fake = fakeWallet('MetaMask');
  await wallet.connect(fake.wallet);
  fake.emit('accountsChanged', []);
  expect(accountLost).toHaveBeenCalledTimes(1);
});

test('a wallet that loses its own connection keeps the session, unless it shows no account', async () => {
  const { connection: wallet, accountLost } = connection();
  const fake = fakeWallet('MetaMask');
  await wallet.connect(fake.wallet);
  const lost = walletError(1013, 'Disconnected from chain. Attempting to connect.');
  fake.emit('disconnect', lost);
  fake.answers['eth_accounts'] = () => Promise.reject(lost);
  fake.emit('disconnect', lost);
  await settled();
  expect(accountLost).not.toHaveBeenCalled();
  expect(wallet.port()).toBe(fake.wallet.provider);

  fake.answers['eth_accounts'] = () => [];
  fake.emit('disconnect', undefined);
  await settled();
  expect(accountLost).toHaveBeenCalledTimes(1);
});

test.each([
  ['the same account', PLAYER.toLowerCase(), 1],
  ['another account', OTHER_PLAYER, 0],
])('a wallet that was locked and shows %s', async (_what, account, times) => {
  const { connection: wallet, accountLost, accountBack } = connection();
  accountLost.mockImplementation(() => wallet.disconnect());
  const fake = fakeWallet('MetaMask');
  await wallet.connect(fake.wallet);
  fake.emit('accountsChanged', []);
  fake.emit('accountsChanged', [account]);
  fake.emit('accountsChanged', [PLAYER]);
  expect(accountBack).toHaveBeenCalledTimes(times);
});

test.each([[undefined], [null], ['0x1'], [[7]]])(
  'an event with %p for the accounts has the wallet asked',
  async (said) => {
    const { connection: wallet, accountLost } = connection();
    const fake = fakeWallet('MetaMask');
    await wallet.connect(fake.wallet);
    fake.emit('accountsChanged', said);
    await settled();
    expect(accountLost).not.toHaveBeenCalled();
    fake.answers['eth_accounts'] = () => [OTHER_PLAYER];
    fake.emit('accountsChanged', said);
    await settled();
    expect(accountLost).toHaveBeenCalledTimes(1);
  },
);

test.each([[{ chainId: '0x7a69' }], [undefined], ['']])(
  'an event with %p for the chain has the wallet asked',
  async (said) => {
    const { connection: wallet, chainChanged } = connection();
    const fake = fakeWallet('MetaMask');
    await wallet.connect(fake.wallet);
    fake.emit('chainChanged', said);
    await settled();
    expect(chainChanged.mock.calls).toEqual([[CHAIN_ID]]);
  },
);

test('a change of chain is passed on as a number', async () => {
  const { connection: wallet, chainChanged } = connection();
  const fake = fakeWallet('MetaMask');
  await wallet.connect(fake.wallet);
  fake.emit('chainChanged', '0x1');
  expect(chainChanged).toHaveBeenCalledWith(1);
});

test("after disconnecting the wallet's events are ignored", async () => {
  const { connection: wallet, accountLost, chainChanged } = connection();
  const fake = fakeWallet('MetaMask');
  await wallet.connect(fake.wallet);
  wallet.disconnect();
  fake.emit('accountsChanged', [OTHER_PLAYER]);
  fake.emit('chainChanged', '0x1');
  expect(accountLost).not.toHaveBeenCalled();
  expect(chainChanged).not.toHaveBeenCalled();
});
