import { parseUnits, ZeroAddress } from 'ethers';

/** A feed posts when the market price deviates from the last answer by this share, or at the heartbeat. */
export interface DeviationRule {
  deviation: number;
  /** Seconds. */
  heartbeat: number;
}

/** An existing feed (Chainlink's). */
export interface ExternalFeed {
  kind: 'external';
  address: string;
  description: string;
  /** The maximum age of a live feed's answer, in seconds. */
  oldest: bigint;
  rule: DeviationRule;
}

/** The project's own feed, to which the operator posts, or an existing one. */
export type FeedSettings =
  | { kind: 'own'; poster: string; maximumJump: bigint; firstAnswer: bigint }
  | ExternalFeed;

/** All settings of a deployment. Amounts are in base units, prices have 8 decimals, shares are in basis points. */
export interface DeploymentSettings {
  network: string;
  chainId: number;
  /** A different label creates a separate game on the same chain. */
  label: string;
  /** With a timelock, the account that proposes to it: a Safe. */
  owner: string;
  /** Seconds that a timelock holds back what the owner does; 0 for an owner without a timelock. */
  timelockDelay: bigint;
  manager: string;
  pauser: string;
  /** Holds the whole supply at the start, and funds the reserve. */
  treasury: string;
  supply: bigint;
  reserve: bigint;
  feed: FeedSettings;
  /** Chainlink's sequencer uptime feed on an L2; the zero address on other chains. */
  sequencerFeed: string;
  /** The lower bound of the minimum deposit. */
  minimumDepositFloor: bigint;
  minimumDeposit: bigint;
  maximumDeposit: bigint;
  predictionLock: bigint;
  /** The most that the house can lose in one round beyond the stakes. */
  maxRoundExposure: bigint;
  /**
   * The largest average loss per round to the best attacker that the operator accepts. A deployment that risks more
   * fails.
   */
  acceptedLoss: bigint;
  priceTolerance: bigint;
  maximumPriceAge: bigint;
}

export function ion(amount: string): bigint {
  return parseUnits(amount, 18);
}

export function usd(price: string): bigint {
  return parseUnits(price, 8);
}

/** The defaults of every network. */
export const gameDefaults = {
  label: 'updown',
  sequencerFeed: ZeroAddress,
  timelockDelay: 0n,
  supply: ion('1000000000'),
  reserve: ion('100000000'),
  minimumDepositFloor: ion('1000'),
  minimumDeposit: ion('30000'),
  maximumDeposit: ion('3000000'),
  // The bonuses of ten maximum stakes in a one-sided round.
  maxRoundExposure: ion('24000000'),
  predictionLock: 5n,
  priceTolerance: 100n,
  maximumPriceAge: 120n,
};
