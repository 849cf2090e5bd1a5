import { Type, type Static } from 'typebox';
import { Address, Amount, Hash, Milliseconds, nullable, Price, RoundId, Seconds } from './common';
import { PriceSource } from './price';
import { RemoteErrorCount } from './telemetry';

/** The stakes in the running round. */
export const Exposure = Type.Object(
  {
    roundId: RoundId,
    up: Amount,
    down: Amount,
    upPlayers: Type.Integer({ minimum: 0 }),
    downPlayers: Type.Integer({ minimum: 0 }),
    /** The highest possible payout if UP wins. */
    payoutIfUp: Amount,
    payoutIfDown: Amount,
  },
  { title: 'Exposure' },
);

export const WaitingRound = Type.Object(
  {
    roundId: RoundId,
    endedAt: Seconds,
    waitedSeconds: Type.Integer({ minimum: 0 }),
    /** From this time on anybody can void it. */
    voidableAt: Seconds,
  },
  { title: 'WaitingRound' },
);

export const FeedAnswer = Type.Object(
  {
    /** The feed's own id of the answer; it may not fit a double. */
    id: Type.String(),
    price: Price,
    updatedAt: Seconds,
  },
  { title: 'FeedAnswer' },
);

export const KeeperAction = Type.Object(
  {
    at: Milliseconds,
    /** The called function: postAnswer, resolveRound, voidRound. */
    action: Type.String(),
    details: Type.String(),
    transactionHash: nullable(Hash),
    error: nullable(Type.String()),
  },
  { title: 'KeeperAction' },
);

/** The calls to this process in the last minutes, from the figures of `/metrics`. */
export const RecentCalls = Type.Object(
  {
    /** The length of the period. */
    seconds: Type.Integer({ minimum: 1 }),
    total: Type.Integer({ minimum: 0 }),
    /** Answered with a status of 500 or more. */
    failed: Type.Integer({ minimum: 0 }),
  },
  { title: 'RecentCalls' },
);

/** The overview on the operator's page. */
export const OperatorOverview = Type.Object(
  {
    isPaused: Type.Boolean(),
    pauser: Address,
    /** The house's reserve beyond the worst-case liability. */
    freeReserve: Amount,
    /** The most that the game may have to pay: unclaimed payouts, and the more expensive outcome of open rounds. */
    worstCaseLiability: Amount,
    contractBalance: Amount,
    /** The most that one round may cost the house beyond its stakes: what the contract accepts at the next start. */
    roundExposure: Amount,
    /** The most that the open rounds may pay; it is part of the worst-case liability. */
    openPayouts: Amount,
    /** Null while no round is running. */
    exposure: nullable(Exposure),
    /** Ended rounds without a result, oldest first. */
    waiting: Type.Array(WaitingRound),
    feed: Type.Object({
      address: Address,
      /** Whether the operator posts the feed's answers itself. */
      isOwn: Type.Boolean(),
      /** The age of the latest answer, in seconds. */
      age: Type.Integer({ minimum: 0 }),
      /** A round cannot start while the feed's answer is older than this, in seconds. */
      maximumAge: Type.Integer({ minimum: 0 }),
      /** Newest first. */
      answers: Type.Array(FeedAnswer),
    }),
    /** Null if this server has no keeper account. */
    keeper: nullable(
      Type.Object({
        address: Address,
        /** In ETH, for gas. */
        balance: Type.String(),
        /** How many transactions the balance pays for at the current price of gas. */
        transactionsLeft: Type.Integer({ minimum: 0 }),
        /** Newest first. */
        actions: Type.Array(KeeperAction),
      }),
    ),
    index: Type.Object({
      /** The last indexed block, and the chain's latest. */
      block: Type.Integer({ minimum: -1 }),
      chainBlock: Type.Integer({ minimum: -1 }),
      /** Since a node of the chain last answered. */
      silentSeconds: Type.Number({ minimum: 0 }),
    }),
    calls: RecentCalls,
    /** The failures of remotes in the pages in the last hour, the most frequent first. */
    remoteErrors: Type.Array(RemoteErrorCount),
  },
  { title: 'OperatorOverview' },
);
export type OperatorOverview = Static<typeof OperatorOverview>;

/** The result of a check of the price service. */
export const PriceCheck = Type.Object(
  {
    provider: PriceSource,
    /** Null if the check failed. */
    price: nullable(Price),
    /** The time of the answer. */
    takenAt: nullable(Milliseconds),
    /** The age of the answer in seconds. */
    age: nullable(Type.Integer({ minimum: 0 })),
    /** Whether the answer comes from an earlier check. */
    cached: Type.Boolean(),
    error: nullable(Type.String()),
  },
  { title: 'PriceCheck' },
);
export type PriceCheck = Static<typeof PriceCheck>;
