import { NO_SUMMARY, type ClaimableReward, type Config } from '@updown/shared';
import {
  BEARER_TOKEN,
  errorResponse,
  fakeApi,
  PLAYER,
  testConfig,
  testServer,
} from '@updown/shared/testing';
import { signInText } from './sign-in-text';

export const config: Config = {
  ...testConfig,
  network: 'Sepolia Testnet',
  explorerUrl: 'https://sepolia.etherscan.io',
  isLocal: false,
};

/** The player's unclaimed rewards; a test may add to them. */
export const claimable: ClaimableReward[] = [];

/** A fake of the API as the host uses it, for the tests of one file. */
export function fakeServer() {
  const { handlers, requested, outages } = fakeApi({
    'GET /config': () => config,
    'GET /auth/nonce/:address': ({ params }) => ({ nonce: signInText(String(params['address'])) }),
    'POST /auth/verify': () => ({ token: BEARER_TOKEN }),
    'POST /auth/logout': () => ({ success: true }),
    'GET /users/me': ({ request }) =>
      request.headers.get('authorization') === `Bearer ${BEARER_TOKEN}`
        ? { address: PLAYER, token_balance: 5 }
        : errorResponse(401),
    'GET /user/predictions-summary': () => NO_SUMMARY,
    'GET /health': () => ({ status: 'ok', uptime: 1 }),
    'GET /contract/current-round-fast': () => ({
      success: true,
      data: { current: null, history: [] },
    }),
    'GET /contract/current-round': () => ({ success: true, data: { current: null, history: [] } }),
    'GET /deposit-limits': () => ({
      minimum: '30000',
      maximum: '3000000',
      minDeposit: '30000',
      maxDeposit: '3000000',
    }),
    'GET /ready': () => ({ ready: true, indexedBlock: 7, chainBlock: 7 }),
    'GET /time': () => ({ now: Date.now() }),
    'GET /price/current': () => ({
      price: 2400,
      change24h: null,
      timestamp: Date.now(),
      source: 'simulated',
      everySeconds: 2,
    }),
    'GET /user/claimable-rewards-bypass': () => ({ success: true, rewards: claimable }),
  });
  const server = testServer(...handlers);
  afterEach(() => {
    outages.clear();
    requested.length = 0;
    claimable.length = 0;
  });
  return { server, requested, outages };
}
