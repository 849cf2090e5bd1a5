import { sql, type Kysely, type Migration } from 'kysely';

function script(...statements: string[]): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}

/** The history of the tables. Never change an existing entry; add new entries at the end. */
export const migrations: Record<string, Migration> = {
  '001-start': script(
    `create table cursor (
      single boolean primary key default true check (single),
      chain_id bigint not null, game text not null, block integer not null, hash text not null,
      revision bigint not null, reset_revision bigint not null)`,
    `create table blocks (
      number integer primary key, hash text not null, parent_hash text not null, time bigint not null)`,
    `create table events (
      chain_id bigint not null, block_hash text not null, log_index integer not null,
      block integer not null, transaction_hash text not null, name text not null,
      round_id integer, args jsonb not null,
      primary key (chain_id, block_hash, log_index))`,
    `create index events_by_block on events (block)`,
    `create index events_by_round on events (round_id, block, log_index)`,
    `create table rounds (
      id integer primary key,
      start_time bigint not null, end_time bigint not null, lock_time bigint not null,
      price_at_start numeric(78,0) not null, price_at_end numeric(78,0), outcome text not null,
      up_pool numeric(78,0) not null, down_pool numeric(78,0) not null,
      up_players integer not null, down_players integer not null,
      minimum_deposit numeric(78,0) not null, maximum_deposit numeric(78,0) not null,
      paid numeric(78,0) not null, burned numeric(78,0) not null, revision bigint not null)`,
    `create index rounds_by_revision on rounds (revision)`,
    `create table predictions (
      round_id integer not null, player text not null, up boolean not null,
      amount numeric(78,0) not null, claimed numeric(78,0),
      block integer not null, log_index integer not null,
      primary key (round_id, player))`,
    `create index predictions_by_player on predictions (player, round_id desc)`,
    `create index predictions_by_time on predictions (block desc, log_index desc)`,
    `create table parameters (name text primary key, value numeric(78,0) not null)`,
    `create table prices (
      time bigint primary key, price numeric(78,0) not null, source text not null)`,
    `create table stream (
      id bigserial primary key, at bigint not null, event text not null, data jsonb not null)`,
    `create table nonces (
      nonce text primary key, address text not null, message text not null,
      expires_at bigint not null, used_at bigint)`,
    `create index nonces_by_address on nonces (address)`,
    `create table revoked_tokens (id text primary key, expires_at bigint not null)`,
    `create table steering (
      single boolean primary key default true check (single), price numeric(78,0) not null)`,
    `create table sponsored (
      id bigserial primary key, player text not null, at bigint not null, cost numeric(78,0) not null)`,
    `create index sponsored_by_time on sponsored (at)`,
  ),
  '002-operator': script(
    `create table admin_actions (
      id bigserial primary key, at bigint not null, admin text not null, command text not null,
      details text not null, nonce text not null unique, signature text not null,
      outcome text not null, message text, transaction_hash text)`,
    `create table keeper_actions (
      id bigserial primary key, at bigint not null, account text not null, action text not null,
      details text not null, transaction_hash text, error text)`,
  ),
  '003-price-change': script(`alter table prices add column change_24h double precision`),
  '004-many-processes': script(
    // Unlogged: the counts need no disk, and losing them in a crash of the database does no harm.
    `create unlogged table call_counts (
      key text primary key, count integer not null, ends_at timestamptz not null)`,
    `create index revoked_tokens_by_expiry on revoked_tokens (expires_at)`,
  ),
  '005-sign-in': script(
    // Derived from the message, so that messages from processes of the previous version have an origin too.
    `alter table nonces add column origin text
      generated always as (coalesce(substring(message from 'URI: ([^[:space:]]+)'), '')) stored`,
    `drop index nonces_by_address`,
    `create index nonces_by_player on nonces (address, origin, expires_at)`,
    `create index nonces_by_expiry on nonces (expires_at)`,
    `create table token_generation (
      single boolean primary key default true check (single), id uuid not null)`,
  ),
  '006-feed-rounds': script(
    // Null in earlier rounds, whose events are stored without the answers.
    `alter table rounds add column feed_round_at_start numeric(78,0),
      add column feed_round_at_end numeric(78,0)`,
  ),
  '007-remote-errors': script(
    `create table remote_errors (
      since bigint not null, remote text not null, version text not null, kind text not null,
      count integer not null, primary key (since, remote, version, kind))`,
  ),
  '008-no-call-counts': script(
    // Each process counts in memory now. Without the table, a process of the previous version counts on its own.
    `drop table call_counts`,
  ),
  '009-nonce-slots': script(
    // Null in messages from processes of the previous version, which expire within minutes.
    `alter table nonces add column slot smallint`,
    `create unique index nonces_by_slot on nonces (address, origin, slot)`,
  ),
  '010-payouts': script(
    `alter table sponsored add column purpose text not null default 'player'`,
    // Null in earlier claims.
    `alter table predictions add column claimed_by text, add column claimed_in text`,
  ),
  '011-release-counts': script(
    `create table release_counts (
      since bigint not null, remote text not null, version text not null, what text not null,
      value integer not null, count integer not null,
      primary key (since, remote, version, what, value))`,
  ),
  '012-record': script(
    // Null until the receipt is read; the index below lists these events.
    `alter table events add column fee numeric(78,0)`,
    `create index events_without_fee on events (block, log_index)
      where fee is null and name in ('PredictionMade', 'RewardsClaimed')`,
    `create index claims on events (round_id, (args ->> 'player')) where name = 'RewardsClaimed'`,
  ),
  '013-push': script(
    `create table push_subscriptions (
      endpoint text primary key, player text not null, p256dh text not null, auth text not null,
      language text not null, at bigint not null, session text not null, expires_at bigint not null,
      since integer not null)`,
    `create index push_subscriptions_by_player on push_subscriptions (player)`,
    `create table push_messages (
      endpoint text not null, player text not null, round_id integer not null, kind text not null,
      happened_at bigint not null, attempts integer not null default 0,
      next_at bigint not null, done_at bigint,
      primary key (endpoint, player, round_id, kind))`,
    `create index push_messages_to_send on push_messages (next_at) where done_at is null`,
    `create index push_messages_by_end on push_messages (done_at)`,
  ),
  '014-leaderboard': script(
    // The indexer fills it. Processes of the previous version do not keep it, and do not set the revision either.
    `alter table cursor add column standings_revision bigint`,
    `create table standings (
      period text not null, since bigint not null, player text not null,
      profit numeric(78,0) not null, staked numeric(78,0) not null,
      rounds integer not null, wins integer not null, losses integer not null,
      current_streak integer not null, longest_streak integer not null,
      last_round integer not null,
      return_rate integer not null
        generated always as (coalesce(div(profit * 1000000, nullif(staked, 0)), 0)::integer) stored,
      primary key (period, since, player))`,
    `create index standings_by_profit on standings (period, since, profit desc, player)`,
    `create index standings_by_volume on standings (period, since, staked desc, player)`,
    `create index standings_by_streak on standings (period, since, longest_streak desc, player)`,
    `create index standings_by_return on standings (period, since, return_rate desc, player)
      where wins + losses >= 10`,
  ),
  '015-shares-of-gas': script(
    `alter table sponsored add column caller text not null default '',
      add column share text not null default 'play'`,
  ),
  '016-player-names': script(
    // Null after a player has given the name up.
    `create table player_names (
      player text primary key, name text, folded text unique, changed_at bigint not null)`,
    `create table hidden_names (folded text primary key)`,
  ),
};
