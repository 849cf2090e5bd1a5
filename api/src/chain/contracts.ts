import { feedAbi, gameAbi, tokenAbi } from '@updown/protocol/generated/abi';
import {
  Contract,
  Interface,
  isCallException,
  type ContractRunner,
  type JsonRpcProvider,
} from 'ethers';
import type { Limits, Session } from '../game/bounds';
import type { Deployment } from './deployment';

function reader(contract: Contract) {
  return <Result>(name: string, ...args: unknown[]) =>
    contract.getFunction(name).staticCall(...args) as Promise<Result>;
}

export interface Answer {
  readonly id: bigint;
  /** With 8 decimals. */
  readonly answer: bigint;
  /** Unix seconds. */
  readonly updatedAt: number;
}

type RoundData = [
  id: bigint,
  answer: bigint,
  startedAt: bigint,
  updatedAt: bigint,
  answeredIn: bigint,
];

function toAnswer([id, answer, , updatedAt]: RoundData): Answer {
  return {
    id,
    answer,
    updatedAt: Number(updatedAt),
  };
}

/** Whether the call reverted. ethers uses the same error code for a node that cannot answer. */
function isReverted(error: unknown): boolean {
  if (!isCallException(error)) return false;
  const { error: said } = (error.info ?? {}) as { error?: { message?: string } };
  return error.data !== null || /revert|VM execution error/i.test(said?.message ?? '');
}

/** The answer, if the feed has it. Otherwise a feed may revert or return zeros. */
async function found(reading: Promise<RoundData>): Promise<RoundData | undefined> {
  try {
    const data = await reading;
    return data[3] === 0n ? undefined : data;
  } catch (error) {
    if (isReverted(error)) return undefined;
    throw error;
  }
}

export interface ContractStats {
  readonly totalRounds: bigint;
  readonly totalTokensBurned: bigint;
  readonly currentHouseBalance: bigint;
  readonly currentRewardPool: bigint;
  readonly totalLockedTokens: bigint;
}

/** Reads the contracts from the chain at each call, without a cache. */
export function readContracts(provider: JsonRpcProvider, { game, token, feed }: Deployment) {
  const readGame = reader(new Contract(game, gameAbi, provider));
  const readToken = reader(new Contract(token, tokenAbi, provider));
  const readFeed = reader(new Contract(feed, feedAbi, provider));
  return {
    owner: () => readGame<string>('owner'),
    gameManager: () => readGame<string>('gameManager'),
    isPaused: () => readGame<boolean>('paused'),
    pauser: () => readGame<string>('pauser'),
    predictionLock: async () => Number(await readGame<bigint>('predictionLock')),
    maxRoundExposure: () => readGame<bigint>('maxRoundExposure'),
    maximumPriceAge: async () => Number(await readGame<bigint>('maximumPriceAge')),
    roundDuration: async () => Number(await readGame<bigint>('ROUND_DURATION')),
    voidDelay: async () => Number(await readGame<bigint>('VOID_DELAY')),
    nonce: (player: string) => readGame<bigint>('nonces', player),
    limits: (player: string) => readGame<Limits>('getLimits', player),
    session: (player: string) => readGame<Session>('getSession', player),
    stats: async (): Promise<ContractStats> => {
      const [totalRounds, totalTokensBurned, currentHouseBalance, currentRewardPool, totalLocked] =
        await readGame<[bigint, bigint, bigint, bigint, bigint]>('getContractStats');
      return {
        totalRounds,
        totalTokensBurned,
        currentHouseBalance,
        currentRewardPool,
        totalLockedTokens: totalLocked,
      };
    },
    tokenBalance: (holder: string) => readToken<bigint>('balanceOf', holder),
    tokenName: () => readToken<string>('name'),
    tokenSymbol: () => readToken<string>('symbol'),
    tokenDecimals: async () => Number(await readToken<bigint>('decimals')),
    latestAnswer: async () => toAnswer(await readFeed<RoundData>('latestRoundData')),
    findLatest: async (): Promise<Answer | undefined> => {
      const data = await found(readFeed<RoundData>('latestRoundData'));
      return data && toAnswer(data);
    },
    /** Undefined also if the feed only carried the answer over from an earlier id. */
    findAnswer: async (id: bigint): Promise<Answer | undefined> => {
      const data = await found(readFeed<RoundData>('getRoundData', id));
      return data === undefined || data[4] < id ? undefined : toAnswer(data);
    },
    poster: () => readFeed<string>('poster'),
    maximumJump: async () => Number(await readFeed<bigint>('maximumJump')),
  };
}

export type Contracts = ReturnType<typeof readContracts>;

export const gameInterface = new Interface(gameAbi);
export const feedInterface = new Interface(feedAbi);

/** The game contract, bound to an account that sends transactions. */
export function gameFor({ game }: Deployment, runner: ContractRunner) {
  return new Contract(game, gameAbi, runner);
}
export function feedFor({ feed }: Deployment, runner: ContractRunner) {
  return new Contract(feed, feedAbi, runner);
}
export function tokenFor({ token }: Deployment, runner: ContractRunner) {
  return new Contract(token, tokenAbi, runner);
}
