import { testServer } from '@updown/shared/testing';
import { http, HttpResponse } from 'msw';
import { findWallets } from '../find-wallets';
import { announceTestWallet, type TestWallet } from './test-wallet';

interface Call {
  method: string;
  params: unknown[];
}

const accounts = Array.from({ length: 10 }, (_, index) => `0x${index}`);
const calls: Call[] = [];
const answers: Record<string, () => object> = {
  eth_accounts: () => ({ result: accounts }),
  eth_chainId: () => ({ result: '0x7a69' }),
  personal_sign: () => ({ result: '0x51' }),
  eth_sendTransaction: () => ({ result: '0xhash' }),
  eth_call: () => ({ error: { code: 3, message: 'execution reverted', data: '0x1234' } }),
};
testServer(
  http.post('http://localhost/rpc', async ({ request }) => {
    const call = (await request.json()) as Call;
    calls.push(call);
    return HttpResponse.json({ jsonrpc: '2.0', id: 1, ...answers[call.method]?.() });
  }),
);

const finder = findWallets();
let owner: TestWallet;
beforeEach(() => {
  localStorage.clear();
  calls.length = 0;
  owner = announceTestWallet('http://localhost/rpc');
});

function wallet() {
  return finder.list().find(({ name }) => name === 'Local test wallet')!.provider;
}
function ask(method: string, params?: unknown[]) {
  return wallet().request({ method, ...(params && { params }) });
}

test('it announces itself as any wallet does', () => {
  expect(finder.list().map(({ id }) => id)).toContain('app.updown.local-test-wallet');
});

test('its account is the first that the game does not use itself', async () => {
  expect(await ask('eth_requestAccounts')).toEqual(['0x4']);
});

test('a browser context can be another player', async () => {
  localStorage.setItem('updown.testWallet.account', '2');
  expect(await ask('eth_requestAccounts')).toEqual(['0x6']);
});

test('it shows its account only after a request, and then also on the next visit', async () => {
  expect(await ask('eth_accounts')).toEqual([]);
  await ask('eth_requestAccounts');
  expect(await ask('eth_accounts')).toEqual(['0x4']);
});

test('it passes requests to the node unchanged', async () => {
  expect(await ask('personal_sign', ['0x00', '0x3'])).toBe('0x51');
  expect(calls.at(-1)).toMatchObject({ method: 'personal_sign', params: ['0x00', '0x3'] });
});

test("an error of the node keeps its code and its data, which hold the contract's error", async () => {
  await expect(ask('eth_call')).rejects.toMatchObject({
    message: 'execution reverted',
    code: 3,
    data: '0x1234',
  });
});

test('its owner can decline the next request for consent, and only that', async () => {
  owner.rejectNext = true;
  expect(await ask('eth_chainId')).toBe('0x7a69');
  await expect(ask('eth_sendTransaction', [{}])).rejects.toMatchObject({ code: 4001 });
  expect(await ask('eth_sendTransaction', [{}])).toBe('0xhash');
});

test('on another chain it reports that chain, and switches back on request', async () => {
  const chains: unknown[] = [];
  wallet().on?.('chainChanged', (chain) => chains.push(chain));
  await owner.setChain(1);
  expect(await ask('eth_chainId')).toBe('0x1');
  await expect(ask('eth_sendTransaction', [{}])).rejects.toMatchObject({ code: 4901 });
  await ask('wallet_switchEthereumChain', [{ chainId: '0x7a69' }]);
  expect(chains).toEqual(['0x1', '0x7a69']);
});

test('a change of the account is reported', async () => {
  await ask('eth_requestAccounts');
  const seen: unknown[] = [];
  wallet().on?.('accountsChanged', (list) => seen.push(list));
  await owner.setAccount(1);
  await owner.setAccount('manager');
  expect(seen).toEqual([['0x5'], ['0x2']]);
});

test('it says itself that it sends no batches, without asking the node', async () => {
  await expect(ask('wallet_getCapabilities')).rejects.toMatchObject({ code: 4200 });
  expect(calls).toEqual([]);
});
