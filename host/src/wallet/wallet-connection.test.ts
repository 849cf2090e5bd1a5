import { CHAIN_ID, OTHER_PLAYER, PLAYER } from '@updown/shared/testing';
import { fakeWallet } from '../../testing/fake-wallet';
import { createConnection } from './wallet-connection';

function connection() {
  const events = { accountLost: jest.fn(), chainChanged: jest.fn() };
  return { ...events, connection: createConnection(events) };
}

test('without a wallet there is no port', () => {
  expect(() => connection().connection.port()).toThrow('Please connect your wallet first.');
});

test('a connected wallet reports its account and its chain', async () => {
  const { connection: wallet } = connection();
  const fake = fakeWallet('MetaMask');
  expect(await wallet.connect(fake.wallet)).toEqual({ address: PLAYER, chainId: CHAIN_ID });
  expect(wallet.port()).toBe(fake.wallet.provider);
  expect(wallet.address()).toBe(PLAYER);
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

test('a wallet that no longer shows an account, or disconnects, ends the connection', async () => {
  const { connection: wallet, accountLost } = connection();
  const fake = fakeWallet('MetaMask');
  await wallet.connect(fake.wallet);
  fake.emit('accountsChanged', []);
  fake.emit('disconnect', undefined);
  expect(accountLost).toHaveBeenCalledTimes(2);
});

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
