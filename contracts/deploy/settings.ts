import { parseUnits } from 'ethers';

/** A feed that is already there (Chainlink's). */
export interface ExternalFeed {
  kind: 'external';
  address: string;
  description: string;
  /** The greatest age of an answer, in seconds, at which the feed can be taken to be alive. */
  oldest: bigint;
}

/** The project's own feed, to which the operator posts, or an existing one. */
export type FeedSettings =
  { kind: 'own'; poster: string; maximumJump: bigint; firstAnswer: bigint } | ExternalFeed;

/** Everything that a deployment is asked to be. Amounts in base units, prices with 8 decimals, shares in basis points. */
export interface DeploymentSettings {
  network: string;
  chainId: number;
  /** A different word gives a second, separate game on the same chain. */
  label: string;
  owner: string;
  manager: string;
  pauser: string;
  /** Holds the whole supply at first, and funds the reserve. */
  treasury: string;
  supply: bigint;
  reserve: bigint;
  feed: FeedSettings;
  minimumDeposit: bigint;
  maximumDeposit: bigint;
  predictionLock: bigint;
  priceTolerance: bigint;
  maximumPriceAge: bigint;
}

export const ion = (amount: string): bigint => parseUnits(amount, 18);

export const usd = (price: string): bigint => parseUnits(price, 8);

/** What every network has in common unless it says otherwise. */
export const gameDefaults = {
  label: 'updown',
  supply: ion('1000000000'),
  reserve: ion('100000000'),
  minimumDeposit: ion('30000'),
  maximumDeposit: ion('3000000'),
  predictionLock: 5n,
  priceTolerance: 100n,
  maximumPriceAge: 120n,
};
