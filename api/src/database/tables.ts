import type { Generated } from 'kysely';

/** What a column `numeric(78,0)` holds: base units of a token or of a price. Both databases give it as a bigint. */
export type Numeric = bigint;

import type { Outcome } from '../indexer/events';

/** How far the chain has been read. One row. */
export interface CursorTable {
  single: Generated<boolean>;
  chain_id: number;
  game: string;
  block: number;
  hash: string;
  /** Counts the changes of the tables; rows carry the one that changed them last. */
  revision: number;
  /** The last revision that took rows away: who knows an older one reads everything again. */
  reset_revision: number;
}

/** The blocks by which the index knows the chain again: every one with events, and the latest. */
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
}

export interface RoundsTable {
  id: number;
  start_time: number;
  end_time: number;
  lock_time: number;
  price_at_start: Numeric;
  price_at_end: Numeric | null;
  outcome: Outcome;
  up_pool: Numeric;
  down_pool: Numeric;
  up_players: number;
  down_players: number;
  minimum_deposit: Numeric;
  maximum_deposit: Numeric;
  paid: Numeric;
  burned: Numeric;
  revision: number;
}

export interface PredictionsTable {
  round_id: number;
  player: string;
  up: boolean;
  amount: Numeric;
  /** What was claimed, or null. */
  claimed: Numeric | null;
  block: number;
  log_index: number;
}

/** The game's parameters for rounds to come, by the event that last changed each. */
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
}

/** What the event streams send, in order; kept for a while, for those who come back. */
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
  /** Unix milliseconds, like every time of sign-in. */
  expires_at: number;
  used_at: number | null;
}

export interface RevokedTokensTable {
  id: string;
  expires_at: number;
}

/** The price that the simulation is held at on a local chain. One row, or none. */
export interface SteeringTable {
  single: Generated<boolean>;
  price: Numeric;
}

/** What the operator paid for players. */
export interface SponsoredTable {
  id: Generated<number>;
  player: string;
  /** Unix milliseconds. */
  at: number;
  /** Wei: the most it can cost, then what it did. */
  cost: Numeric;
}

/** Every command that an admin signed, whatever became of it. */
export interface AdminActionsTable {
  id: Generated<number>;
  /** Unix milliseconds, as everywhere where people did something. */
  at: number;
  admin: string;
  command: string;
  details: string;
  /** Of the signature: no command is carried out twice. */
  nonce: string;
  signature: string;
  outcome: 'pending' | 'done' | 'failed';
  message: string | null;
  transaction_hash: string | null;
}

/** What the keeper sent lately. */
export interface KeeperActionsTable {
  id: Generated<number>;
  at: number;
  account: string;
  action: string;
  details: string;
  transaction_hash: string | null;
  /** Why it did not go through. */
  error: string | null;
}

export interface Tables {
  cursor: CursorTable;
  blocks: BlocksTable;
  events: EventsTable;
  rounds: RoundsTable;
  predictions: PredictionsTable;
  parameters: ParametersTable;
  prices: PricesTable;
  stream: StreamTable;
  nonces: NoncesTable;
  revoked_tokens: RevokedTokensTable;
  steering: SteeringTable;
  sponsored: SponsoredTable;
  admin_actions: AdminActionsTable;
  keeper_actions: KeeperActionsTable;
}
