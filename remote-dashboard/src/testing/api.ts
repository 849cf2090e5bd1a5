import type {
  Config,
  ContractInfo,
  CurrentPrice,
  CurrentRound,
  DepositLimits,
  GameStatus,
  OwnerInfo,
  PriceHistory,
} from '@updown/shared';
import { http, HttpResponse } from 'msw';

export const NOW = Date.UTC(2026, 10, 20, 12, 20);
const seconds = NOW / 1000;

export const addresses = {
  owner: '0x00000000000000000000000000000000000000A1',
  manager: '0x00000000000000000000000000000000000000B2',
  player: '0x00000000000000000000000000000000000000C3',
  game: '0x00000000000000000000000000000000000000D4',
};

const config: Config = {
  chainId: 11155111,
  network: 'Sepolia Testnet',
  explorerUrl: 'https://explorer.example',
  rpcUrl: null,
  isLocal: false,
  contracts: { game: addresses.game, token: addresses.game, feed: addresses.game },
  token: { name: 'ION', symbol: 'ION', decimals: 18 },
  roundDuration: 300,
  predictionLock: 7,
  sponsorsGas: false,
  version: '1.2.3',
};

export const status: GameStatus = {
  currentRound: {
    roundId: 42,
    startPrice: 2410.5,
    status: 'active',
    startTime: seconds - 100,
    endTime: seconds + 200,
  },
  gameStatus: { isRunning: true },
  network: 'Sepolia Testnet',
};

export const round: CurrentRound = {
  id: 42,
  status: 'active',
  start_time: seconds - 100,
  end_time: seconds + 200,
  lock_time: seconds + 195,
  start_price: 2410.5,
  end_price: null,
  outcome: null,
  total_deposits: '240000',
  up_predictions: '150000',
  down_predictions: '90000',
  minimum_deposit: '30000',
  maximum_deposit: '3000000',
};

export const price: CurrentPrice = {
  price: 2412.53,
  change24h: -1.25,
  timestamp: NOW - 12_000,
  source: 'moralis',
};

const thisHour = seconds - (seconds % 3600);

export const history: PriceHistory = {
  asset: 'ethereum',
  days: 1,
  interval: '1h',
  points: [],
  candles: Array.from({ length: 25 }, (_, n) => ({
    time: thisHour - (24 - n) * 3600,
    open: 2400 + n,
    high: 2402 + n,
    low: 2399 + n,
    close: 2400 + n,
    volume: 60,
  })),
  high: 2430,
  low: 2390,
  average: 2409.5,
};

const limits: DepositLimits = {
  minimum: '30000',
  maximum: '3000000',
  minDeposit: '30000',
  maxDeposit: '3000000',
};

const contractInfo: ContractInfo = {
  contractAddress: addresses.game,
  contractBalance: '5000000',
  gameManagerAddress: addresses.manager,
  gameManagerBalance: '1.2345',
  totalRounds: 42,
  totalTokensBurned: '1500.5',
  currentHouseBalance: '4800000',
  currentRewardPool: '4700000',
  totalLockedTokens: '200000',
};

export const ownerInfo = (currentWallet: string | null): OwnerInfo => ({
  isOwner: currentWallet === addresses.owner,
  isGameManager: currentWallet === addresses.manager,
  owner: addresses.owner,
  gameManager: addresses.manager,
  currentWallet,
});

const get = (path: string, answer: object) =>
  http.get(`/api${path}`, () => HttpResponse.json(answer));

/** An API where everything is well, seen by a visitor. */
export const calmApi = [
  get('/config', config),
  get('/health', { status: 'ok', uptime: 1 }),
  get('/status', status),
  get('/price/current', price),
  get('/price/history', history),
  get('/contract/current-round-fast', { success: true, data: { current: round, history: [] } }),
  get('/deposit-limits', limits),
  get('/admin/contract-info', contractInfo),
  get('/admin/owner-info', ownerInfo(null)),
];

/** A call that the server cannot answer. */
export const broken = (path: string) =>
  http.get(`/api${path}`, () => HttpResponse.json({ error: 'internal' }, { status: 500 }));
