import { CHAIN_ID, fakeWallet, OTHER, PLAYER } from '../testing/fake-wallet';
import { createConnection } from './wallet-connection';

function connection() {
  const events = { accountLost: jest.fn(), chainChanged: jest.fn() };
  return { ...events, connection: createConnection(events) };
}

test('without a wallet there is no port', () => {
  expect(() => connection().connection.port()).toThrow('Please connect your wallet first.');
});

test('a connected wallet tells its account and its chain', async () => {
  const { connection: wallet } = connection();
  const fake = fakeWallet('MetaMask');
  expect(await wallet.connect(fake.wallet)).toEqual({ address: PLAYER, chainId: CHAIN_ID });
  expect(wallet.port()).toBe(fake.wallet.provider);
  expect(wallet.address()).toBe(PLAYER);
});

test('reconnecting asks only for accounts that are open already', async () => {
  const { connection: wallet } = connection();
  const fake = fakeWallet('MetaMask', { eth_accounts: () => [] });
  expect(await wallet.reconnect(fake.wallet)).toBeNull();
  expect(fake.asked.map(({ method }) => method)).toEqual(['eth_accounts']);
  expect(wallet.address()).toBeNull();
});

test('another account is a lost one, the same in other letters is not', async () => {
  const { connection: wallet, accountLost } = connection();
  const fake = fakeWallet('MetaMask');
  await wallet.connect(fake.wallet);
  fake.emit('accountsChanged', [PLAYER.toLowerCase()]);
  expect(accountLost).not.toHaveBeenCalled();
  fake.emit('accountsChanged', [OTHER]);
  expect(accountLost).toHaveBeenCalledTimes(1);
});

test('a wallet that shows no account any more, or disconnects, is lost', async () => {
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

test('after disconnecting nothing of the wallet is heard', async () => {
  const { connection: wallet, accountLost, chainChanged } = connection();
  const fake = fakeWallet('MetaMask');
  await wallet.connect(fake.wallet);
  wallet.disconnect();
  fake.emit('accountsChanged', [OTHER]);
  fake.emit('chainChanged', '0x1');
  expect(accountLost).not.toHaveBeenCalled();
  expect(chainChanged).not.toHaveBeenCalled();
});
