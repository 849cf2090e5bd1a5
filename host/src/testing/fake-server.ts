import type { Config } from '@updown/shared';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { CHAIN_ID, PLAYER } from './fake-wallet';

const contract = '0x5FbDB2315678afecb367f032d93F642f64180aa3';

export const config: Config = {
  chainId: CHAIN_ID,
  network: 'Sepolia Testnet',
  explorerUrl: 'https://sepolia.etherscan.io',
  rpcUrl: null,
  isLocal: false,
  contracts: { game: contract, token: contract, feed: contract },
  token: { name: 'Ion', symbol: 'ION', decimals: 18 },
  roundDuration: 300,
  predictionLock: 5,
  sponsorsGas: false,
  version: '0.1.0',
};

export const TOKEN = 'a.b.c';

const refuse = (status: number, message = 'No.') =>
  HttpResponse.json({ success: false, error: 'refused', message }, { status });

/** The API that the host asks; a test makes a path fail, or reads what it was asked. */
export function fakeServer() {
  const asked: string[] = [];
  const failing = new Map<string, number>();
  const answer = (method: 'get' | 'post', path: string, body: (bearer: string | null) => unknown) =>
    http[method](`*/api${path}`, ({ request }) => {
      asked.push(path);
      const status = failing.get(path);
      if (status === 0) return HttpResponse.error();
      if (status !== undefined) return refuse(status);
      const given = body(request.headers.get('authorization'));
      return given === null ? refuse(401) : HttpResponse.json(given as object);
    });
  const server = setupServer(
    answer('get', '/config', () => config),
    answer('get', '/auth/nonce/:address', () => ({ nonce: 'Sign in to UpDown' })),
    answer('post', '/auth/verify', () => ({ token: TOKEN })),
    answer('post', '/auth/logout', () => ({ success: true })),
    answer('get', '/users/me', (bearer) =>
      bearer === `Bearer ${TOKEN}` ? { address: PLAYER, token_balance: 5 } : null,
    ),
    answer('get', '/ready', () => ({ ready: true, indexedBlock: 7, chainBlock: 7 })),
    answer('get', '/time', () => ({ now: Date.now() })),
  );
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    failing.clear();
    asked.length = 0;
  });
  afterAll(() => server.close());
  return { server, asked, fail: (path: string, status: number) => failing.set(path, status) };
}
