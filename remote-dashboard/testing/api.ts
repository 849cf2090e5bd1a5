import type {
  AuditEntry,
  Config,
  ContractInfo,
  CurrentPrice,
  DepositLimits,
  GameStatus,
  HouseFigures,
  OperatorOverview,
  OwnerInfo,
  PriceCheck,
  PriceHistory,
} from '@updown/shared';
import { testConfig, testRound } from '@updown/shared/testing';
import { http, HttpResponse } from 'msw';

export const NOW = Date.UTC(2026, 10, 20, 12, 20);
const SECONDS = NOW / 1000;

export const addresses = {
  owner: '0x00000000000000000000000000000000000000A1',
  manager: '0x00000000000000000000000000000000000000B2',
  player: '0x00000000000000000000000000000000000000C3',
  game: '0x00000000000000000000000000000000000000D4',
};

const config: Config = {
  ...testConfig,
  chainId: 11155111,
  network: 'Sepolia Testnet',
  explorerUrl: 'https://explorer.example',
  isLocal: false,
  contracts: { game: addresses.game, token: addresses.game, feed: addresses.game },
  predictionLock: 7,
  version: '1.2.3',
};

export const status: GameStatus = {
  currentRound: {
    roundId: 42,
    startPrice: 2410.5,
    status: 'active',
    startTime: SECONDS - 100,
    endTime: SECONDS + 200,
  },
  gameStatus: { isRunning: true },
  network: 'Sepolia Testnet',
};

export const round = testRound(SECONDS - 100, {
  id: 42,
  start_price: 2410.5,
  total_deposits: '240000',
  up_predictions: '150000',
  down_predictions: '90000',
});

export const price: CurrentPrice = {
  price: 2412.53,
  change24h: -1.25,
  timestamp: NOW - 12_000,
  source: 'moralis',
};

const THIS_HOUR = SECONDS - (SECONDS % 3600);

export const history: PriceHistory = {
  asset: 'ethereum',
  days: 1,
  interval: '1h',
  points: [],
  candles: Array.from({ length: 25 }, (_, n) => ({
    time: THIS_HOUR - (24 - n) * 3600,
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

export const overview: OperatorOverview = {
  isPaused: false,
  pauser: addresses.player,
  freeReserve: '4600000',
  worstCaseLiability: '400000',
  contractBalance: '5000000',
  roundExposure: '300000',
  openPayouts: '240000',
  exposure: {
    roundId: 42,
    up: '150000',
    down: '90000',
    upPlayers: 3,
    downPlayers: 2,
    payoutIfUp: '235500',
    payoutIfDown: '232500',
  },
  waiting: [],
  feed: {
    address: addresses.game,
    isOwn: true,
    age: 4,
    maximumAge: 120,
    answers: [
      { id: '8', price: 2412.5, updatedAt: SECONDS - 4 },
      { id: '7', price: 2411.25, updatedAt: SECONDS - 14 },
    ],
  },
  keeper: {
    address: addresses.manager,
    balance: '9.87654321',
    transactionsLeft: 24_000,
    actions: [
      {
        at: NOW - 4000,
        action: 'postAnswer',
        details: 'price: 2412.5',
        transactionHash: `0x${'cd'.repeat(32)}`,
        error: null,
      },
    ],
  },
  index: { block: 9, chainBlock: 9, silentSeconds: 0.4 },
  calls: { seconds: 300, total: 1_200, failed: 0 },
  remoteErrors: [],
  releases: [
    { remote: 'chart', version: '0.1.0', share: 100, sessions: 1_200, failed: 3, inp: 48 },
    { remote: 'game', version: '0.3.0', share: 5, sessions: 60, failed: 1, inp: 152 },
    { remote: 'game', version: '0.2.0', share: 95, sessions: 1_140, failed: 2, inp: 56 },
    { remote: 'game', version: '0.1.0', share: 0, sessions: 0, failed: 0, inp: null },
  ],
  previews: [{ id: '12-ab', remote: 'game', version: '0.4.0-preview.1', until: 2_000_000_000 }],
};

const ION = 10n ** 18n;

function day(date: string, rounds: number, result: bigint): HouseFigures['days'][number] {
  return {
    day: date,
    rounds,
    players: 2 * rounds,
    stakes: `${BigInt(rounds) * 100_000n * ION}`,
    payouts: `${BigInt(rounds) * 90_000n * ION - result * ION}`,
    refunds: `${BigInt(rounds) * 10_000n * ION}`,
    burned: '0',
    result: `${result * ION}`,
  };
}

export const houseFigures: HouseFigures = {
  days: [day('2026-11-18', 3, 12_000n), day('2026-11-19', 0, 0n), day('2026-11-20', 1, -2_500n)],
  total: {
    rounds: 4,
    players: 5,
    stakes: `${400_000n * ION}`,
    payouts: `${350_500n * ION}`,
    refunds: `${40_000n * ION}`,
    burned: '0',
    result: `${9_500n * ION}`,
  },
};

export const auditEntries: AuditEntry[] = [
  {
    id: '2',
    at: NOW - 60_000,
    admin: addresses.owner,
    action: 'pause',
    details: '',
    via: 'wallet',
    outcome: 'done',
    message: null,
    transactionHash: `0x${'ef'.repeat(32)}`,
  },
  {
    id: '1',
    at: NOW - 120_000,
    admin: addresses.manager,
    action: 'resolve-round',
    details: 'roundId: 9',
    via: 'api',
    outcome: 'failed',
    message: 'There is no such round.',
    transactionHash: null,
  },
];

const priceCheck: PriceCheck = {
  provider: 'moralis',
  price: 2412.53,
  takenAt: NOW - 12_000,
  age: 12,
  cached: true,
  error: null,
};

export function ownerInfo(currentWallet: string | null): OwnerInfo {
  return {
    isOwner: currentWallet === addresses.owner,
    isGameManager: currentWallet === addresses.manager,
    owner: addresses.owner,
    gameManager: addresses.manager,
    currentWallet,
  };
}

function get(path: string, answer: object) {
  return http.get(`/api${path}`, () => HttpResponse.json(answer));
}

/** A healthy API, as a visitor sees it. */
export const calmApi = [
  get('/config', config),
  get('/health', { status: 'ok', uptime: 1 }),
  get('/ready', { ready: true, reason: null, indexedBlock: 9, chainBlock: 9 }),
  get('/status', status),
  get('/price/current', price),
  get('/price/history', history),
  get('/contract/current-round-fast', { success: true, data: { current: round, history: [] } }),
  get('/deposit-limits', limits),
  get('/admin/contract-info', contractInfo),
  get('/admin/owner-info', ownerInfo(null)),
  get('/admin/overview', overview),
  get('/admin/figures', houseFigures),
  get('/admin/audit-log', { entries: auditEntries }),
  get('/price/check', priceCheck),
];

/** An endpoint that fails with an error. */
export function broken(path: string) {
  return http.get(`/api${path}`, () => HttpResponse.json({ error: 'internal' }, { status: 500 }));
}
