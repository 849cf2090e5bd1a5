import { predictionDomain } from '@updown/protocol/eip712';
import { playerNameTypes } from '@updown/protocol/player-name';
import { verifyTypedData, Wallet } from 'ethers';
import { http, HttpResponse } from 'msw';
import { serverClock } from '../api/clock/server-clock';
import { createStore } from '../api/create-store';
import { walletConnected } from '../store/wallet-slice';
import { CHAIN_ID, GAME, testConfig } from '../testing/fixtures';
import { testServer } from '../testing/test-server';
import type { WalletRequest } from '../wallet/wallet';
import { signName } from './sign-name';

testServer(http.get('*/api/config', () => HttpResponse.json(testConfig)));

const player = new Wallet(`0x${'11'.repeat(32)}`);

interface TypedData {
  domain: Record<string, unknown>;
  types: Record<string, { name: string; type: string }[]>;
  message: Record<string, unknown>;
}

function storeWith(request: (asked: WalletRequest) => Promise<unknown>) {
  const store = createStore({ wallet: () => ({ request }) });
  store.dispatch(
    walletConnected({ address: player.address, chainId: CHAIN_ID, name: 'Test wallet' }),
  );
  return store;
}

test('the wallet signs the name for this site, this game and five minutes', async () => {
  serverClock.sync(1_000_000);
  const store = storeWith(({ params }) => {
    const { domain, types, message } = JSON.parse((params as string[])[1] ?? '') as TypedData;
    const { EIP712Domain: _domain, ...own } = types;
    return player.signTypedData(domain, own, message);
  });
  const { name, expiresAt, signature } = await store.dispatch(signName('Ada'));
  const message = { player: player.address, name: 'Ada', site: location.origin, expiresAt };
  const signer = verifyTypedData(
    predictionDomain(CHAIN_ID, GAME),
    playerNameTypes,
    message,
    signature,
  );
  expect([name, expiresAt, signer]).toEqual(['Ada', 1_300, player.address]);
});

test('a refusal in the wallet is an error that says so', async () => {
  const declined = Object.assign(new Error('No'), { code: 4001 });
  const store = storeWith(() => Promise.reject(declined));
  await expect(store.dispatch(signName('Ada'))).rejects.toMatchObject({ rejected: true });
});
