import { type Static, Type } from 'typebox';
import { Address, Amount, Hash, Milliseconds, nullable, Price, RoundId, Seconds } from './common';
import { PriceSource } from './price';
import { ReleaseFigures, RemoteErrorCount, SitePreview } from './telemetry';

export const AuditEntry = Type.Object(
  {
    id: Type.String(),
    at: Milliseconds,
    /** Null if the chain does not show the sender. */
    admin: nullable(Address),
    /** The name of the command, or of the action on the chain. */
    action: Type.String(),
    details: Type.String(),
    /** `api`: signed by an admin and sent by the operator; `wallet`: sent directly to the contract. */
    via: Type.Enum(['api', 'wallet']),
    outcome: Type.Enum(['pending', 'done', 'failed']),
    message: nullable(Type.String()),
    transactionHash: nullable(Hash),
  },
  { title: 'AuditEntry' },
);
export type AuditEntry = Static<typeof AuditEntry>;

export const AuditLog = Type.Object({ entries: Type.Array(AuditEntry) }, { title: 'AuditLog' });
export type AuditLog = Static<typeof AuditLog>;

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
export type Exposure = Static<typeof Exposure>;

export const WaitingRound = Type.Object(
  {
    roundId: RoundId,
    endedAt: Seconds,
    waitedSeconds: Type.Integer({ minimum: 0 }),
    /** From this time on, anyone can void the round. */
    voidableAt: Seconds,
  },
  { title: 'WaitingRound' },
);
export type WaitingRound = Static<typeof WaitingRound>;

export const FeedAnswer = Type.Object(
  {
    /** The answer's id in the feed, as a string because it may not fit a double. */
    id: Type.String(),
    price: Price,
    updatedAt: Seconds,
  },
  { title: 'FeedAnswer' },
);
export type FeedAnswer = Static<typeof FeedAnswer>;

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
export type KeeperAction = Static<typeof KeeperAction>;

/** The requests to this process in the last minutes, as counted for `/metrics`. */
export const RecentCalls = Type.Object(
  {
    /** The length of the period in seconds. */
    seconds: Type.Integer({ minimum: 1 }),
    total: Type.Integer({ minimum: 0 }),
    /** Requests that failed with a status of 500 or above. */
    failed: Type.Integer({ minimum: 0 }),
  },
  { title: 'RecentCalls' },
);
export type RecentCalls = Static<typeof RecentCalls>;

export const OperatorOverview = Type.Object(
  {
    isPaused: Type.Boolean(),
    pauser: Address,
    /** The part of the house's reserve that exceeds the worst-case liability. */
    freeReserve: Amount,
    /** The most that the game may have to pay: unclaimed payouts plus the more expensive outcome of each open round. */
    worstCaseLiability: Amount,
    contractBalance: Amount,
    /** The most that the next round may cost the house beyond the stakes, as set in the contract. */
    roundExposure: Amount,
    /** The most that the open rounds may pay out, as part of the worst-case liability. */
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
        /** How many transactions the balance covers at the current gas price. */
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
    /** The remote failures that pages reported to this process in the last hour, most frequent first. */
    remoteErrors: Type.Array(RemoteErrorCount),
    /** The versions of each remote on the site, the newest first. */
    releases: Type.Array(ReleaseFigures),
    previews: Type.Array(SitePreview),
  },
  { title: 'OperatorOverview' },
);
export type OperatorOverview = Static<typeof OperatorOverview>;

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
