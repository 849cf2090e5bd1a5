import { Type, type Static } from 'typebox';
import { Address, Amount, Hash, Milliseconds, Price, RoundId, Seconds } from './common';
import { PriceSource } from './price';

const nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

/** What is at stake in the running round. */
export const Exposure = Type.Object(
  {
    roundId: RoundId,
    up: Amount,
    down: Amount,
    upPlayers: Type.Integer({ minimum: 0 }),
    downPlayers: Type.Integer({ minimum: 0 }),
    /** What is paid out, at most, if UP wins. */
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
    /** From when on anybody can void it. */
    voidableAt: Seconds,
  },
  { title: 'WaitingRound' },
);

export const FeedAnswer = Type.Object(
  {
    /** The feed's own number of the answer; it may not fit a double. */
    id: Type.String(),
    price: Price,
    updatedAt: Seconds,
  },
  { title: 'FeedAnswer' },
);

export const KeeperAction = Type.Object(
  {
    at: Milliseconds,
    /** What was called: postAnswer, resolveRound, voidRound. */
    action: Type.String(),
    details: Type.String(),
    transactionHash: nullable(Hash),
    error: nullable(Type.String()),
  },
  { title: 'KeeperAction' },
);

/** What an operator looks at first. */
export const OperatorOverview = Type.Object(
  {
    isPaused: Type.Boolean(),
    pauser: Address,
    /** What the house could pay beyond all that is owed in the worst case. */
    freeReserve: Amount,
    /** All that the game may have to pay: unclaimed payouts, and of open rounds the dearer outcome. */
    worstCaseLiability: Amount,
    contractBalance: Amount,
    /** Null while no round runs. */
    exposure: nullable(Exposure),
    /** Ended rounds without a result, the oldest first. */
    waiting: Type.Array(WaitingRound),
    feed: Type.Object({
      address: Address,
      /** Whether the operator posts its answers. */
      isOwn: Type.Boolean(),
      /** Of the latest answer, in seconds. */
      age: Type.Integer({ minimum: 0 }),
      /** Above this age of the feed no round starts, in seconds. */
      maximumAge: Type.Integer({ minimum: 0 }),
      /** The latest first. */
      answers: Type.Array(FeedAnswer),
    }),
    /** Null where this server has no account that keeps the game. */
    keeper: nullable(
      Type.Object({
        address: Address,
        /** In ETH, for gas. */
        balance: Type.String(),
        /** The latest first. */
        actions: Type.Array(KeeperAction),
      }),
    ),
  },
  { title: 'OperatorOverview' },
);
export type OperatorOverview = Static<typeof OperatorOverview>;

export const AuditEntry = Type.Object(
  {
    id: Type.String(),
    at: Milliseconds,
    /** Null where the chain does not tell. */
    admin: nullable(Address),
    /** The command's name, or what happened on the chain. */
    action: Type.String(),
    details: Type.String(),
    /** `api`: signed by an admin and sent by the operator; `wallet`: sent to the contract directly. */
    via: Type.Enum(['api', 'wallet']),
    outcome: Type.Enum(['pending', 'done', 'failed']),
    message: nullable(Type.String()),
    transactionHash: nullable(Hash),
  },
  { title: 'AuditEntry' },
);
export type AuditEntry = Static<typeof AuditEntry>;

export const AuditLog = Type.Object({ entries: Type.Array(AuditEntry) }, { title: 'AuditLog' });

/** What came of asking the price service. */
export const PriceCheck = Type.Object(
  {
    provider: PriceSource,
    /** Null where it has failed. */
    price: nullable(Price),
    /** When the answer was taken. */
    takenAt: nullable(Milliseconds),
    /** How old the answer is, in seconds. */
    age: nullable(Type.Integer({ minimum: 0 })),
    /** Whether it was kept from an earlier question. */
    cached: Type.Boolean(),
    error: nullable(Type.String()),
  },
  { title: 'PriceCheck' },
);
export type PriceCheck = Static<typeof PriceCheck>;
