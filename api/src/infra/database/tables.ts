import type { Generated, GeneratedAlways } from 'kysely';
import type { Prediction, Round } from '../../game/round';
import type { Period, Standing } from '../../game/standing';

/** The type of a column `numeric(78,0)`: base units of a token or of a price. Both databases return it as a bigint. */
export type Numeric = bigint;

/** How far the chain has been indexed. One row. */
export interface CursorTable {
  single: Generated<boolean>;
  chain_id: number;
  game: string;
  block: number;
  hash: string;
  /** Counts the changes of the tables. Each row carries the revision of its last change. */
  revision: number;
  /** The last revision that removed rows. A reader with an older revision reads everything again. */
  reset_revision: number;
  /** The revision of the standings. If it differs from `revision`, they must be counted again. */
  standings_revision: number | null;
}

/** The blocks by which the index recognises the chain: all blocks with events, and the latest blocks. */
export interface BlocksTable {
  number: number;
  hash: string;
  parent_hash: string;
  time: number;
}

export interface EventsTable {
  chain_id: number;
  block_hash: string;
  log_index: number;
  block: number;
  transaction_hash: string;
  name: string;
  round_id: number | null;
  args: Record<string, string | number | boolean>;
  /**
   * In wei, what the player of a prediction or a claim paid for gas, counted once if a transaction has several of these
   * events. Zero if somebody else paid. Null in other events, and until the receipt is read.
   */
  fee: Generated<Numeric | null>;
}

export interface RoundsTable extends Round {
  revision: number;
}

/** The players' results in the current periods, for the leaderboard. */
export interface StandingsTable extends Standing {
  period: Period;
  /** The start of the period in Unix seconds. */
  since: number;
  player: string;
  /** Profit divided by stakes, in millionths, rounded toward zero. */
  return_rate: GeneratedAlways<number>;
}

/** The game's parameters for future rounds, each with the event that last changed it. */
export interface ParametersTable {
  name: string;
  value: Numeric;
}

export interface PricesTable {
  /** Unix milliseconds. */
  time: number;
  /** With 8 decimals. */
  price: Numeric;
  source: string;
  /** Percent over 24 hours; null if unknown. */
  change_24h: number | null;
}

/** The events of the streams, in order, kept for a while for clients that reconnect. */
export interface StreamTable {
  id: Generated<number>;
  /** Unix milliseconds. */
  at: number;
  event: string;
  data: unknown;
}

export interface NoncesTable {
  nonce: string;
  address: string;
  message: string;
  /** The site named in the message. */
  origin: GeneratedAlways<string>;
  /** Unix milliseconds, like all times of sign-in. */
  expires_at: number;
  used_at: number | null;
  /** Each address has a few slots per site, and each slot holds at most one message. */
  slot: number | null;
}

export interface RevokedTokensTable {
  id: string;
  expires_at: number;
}

/**
 * Part of every token: a new id here invalidates all tokens. At most one row. Backups leave this table out, so that a
 * restore does not revalidate tokens that have been revoked since.
 */
export interface TokenGenerationTable {
  single: Generated<boolean>;
  id: string;
}

/** The override of the simulated price on a local chain. At most one row. */
export interface PriceOverrideTable {
  single: Generated<boolean>;
  price: Numeric;
}

/** A player's own transactions, payouts after a round, or the start of the next one. */
export type Purpose = 'player' | 'payout' | 'start';

/**
 * A share of the day's gas for players. `kept`: for claims, sends and changes of keys. `poor`: for a player whose tokens
 * are too few for a stake. `play`: everything else.
 */
export type GasShare = 'kept' | 'poor' | 'play';

/** The operator's costs for the players. */
export interface SponsoredTable {
  id: Generated<number>;
  purpose: Purpose;
  /** Whose transaction it is; empty for the keeper's own. */
  player: string;
  /** A pseudonym of the internet address that asked for it; empty for the keeper's own. */
  caller: string;
  share: GasShare;
  /** Unix milliseconds. */
  at: number;
  /** In wei: first the highest possible cost, then the actual cost. */
  cost: Numeric;
}

/** Every signed admin command, whatever its outcome. */
export interface AdminActionsTable {
  id: Generated<number>;
  /** Unix milliseconds, as in all tables of people's actions. */
  at: number;
  admin: string;
  command: string;
  details: string;
  /** The nonce of the signature, so that a command is executed only once. */
  nonce: string;
  signature: string;
  outcome: 'pending' | 'done' | 'failed';
  message: string | null;
  transaction_hash: string | null;
}

/** The keeper's recent transactions. */
export interface KeeperActionsTable {
  id: Generated<number>;
  at: number;
  account: string;
  action: string;
  details: string;
  transaction_hash: string | null;
  error: string | null;
}

/** A browser that shows its player what happens while the page is closed. */
export interface PushSubscriptionsTable {
  /** The URL at the browser's push service, which only this browser and its push service know. */
  endpoint: string;
  player: string;
  /** The browser's public key and secret, in base64url: only the browser can read its messages. */
  p256dh: string;
  auth: string;
  language: string;
  /** Unix milliseconds. */
  at: number;
  /** The id of the token that asked for it last, and its end in Unix milliseconds: the subscription ends with it. */
  session: string;
  expires_at: number;
  /** The API sends notifications only for events in later blocks. */
  since: number;
}

/** The kinds of notification: the round has ended, or somebody else has sent the payout. */
export type PushKind = 'ended' | 'paid';

export interface PushMessagesTable {
  endpoint: string;
  player: string;
  round_id: number;
  kind: PushKind;
  /** The time of the event's block in Unix seconds. */
  happened_at: number;
  attempts: Generated<number>;
  /** Unix milliseconds: the message is not sent earlier. */
  next_at: number;
  /** When the message was sent or given up; null until then. */
  done_at: Generated<number | null>;
}

/** The names that players have chosen. */
export interface PlayerNamesTable {
  /** The address in lower case. */
  player: string;
  /** Null after the player has given it up. */
  name: string | null;
  /** The form in which a name is unique. */
  folded: string | null;
  /** Unix milliseconds of the game's clock. */
  changed_at: number;
}

/** The names that the operator hides, in the form in which a name is unique. Nobody may choose them. */
export interface HiddenNamesTable {
  folded: string;
}

export interface Tables {
  cursor: CursorTable;
  blocks: BlocksTable;
  events: EventsTable;
  rounds: RoundsTable;
  predictions: Prediction;
  parameters: ParametersTable;
  standings: StandingsTable;
  prices: PricesTable;
  stream: StreamTable;
  nonces: NoncesTable;
  revoked_tokens: RevokedTokensTable;
  token_generation: TokenGenerationTable;
  steering: PriceOverrideTable;
  sponsored: SponsoredTable;
  admin_actions: AdminActionsTable;
  keeper_actions: KeeperActionsTable;
  push_subscriptions: PushSubscriptionsTable;
  push_messages: PushMessagesTable;
  player_names: PlayerNamesTable;
  hidden_names: HiddenNamesTable;
}
