import { sql, type Kysely, type Migration } from 'kysely';

function script(...statements: string[]): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}

/** The history of the tables. Never change an entry of a released version; add new entries at the end. */
export const migrations: Record<string, Migration> = {
  '001-start': script(
    `create table cursor (
      single boolean primary key default true check (single),
      chain_id bigint not null, game text not null, block integer not null, hash text not null,
      revision bigint not null, reset_revision bigint not null, standings_revision bigint)`,
    `create table blocks (
      number integer primary key, hash text not null, parent_hash text not null, time bigint not null)`,
    `create table events (
      chain_id bigint not null, block_hash text not null, log_index integer not null,
      block integer not null, transaction_hash text not null, name text not null,
      round_id integer, args jsonb not null, fee numeric(78,0),
      primary key (chain_id, block_hash, log_index))`,
    `create index events_by_block on events (block)`,
    `create index events_by_round on events (round_id, block, log_index)`,
    `create index events_without_fee on events (block, log_index)
      where fee is null and name in ('PredictionMade', 'RewardsClaimed')`,
    `create index claims on events (round_id, (args ->> 'player')) where name = 'RewardsClaimed'`,
    `create table rounds (
      id integer primary key,
      start_time bigint not null, end_time bigint not null, lock_time bigint not null,
      price_at_start numeric(78,0) not null, price_at_end numeric(78,0),
      feed_round_at_start numeric(78,0) not null, feed_round_at_end numeric(78,0),
      outcome text not null,
      up_pool numeric(78,0) not null, down_pool numeric(78,0) not null,
      up_players integer not null, down_players integer not null,
      minimum_deposit numeric(78,0) not null, maximum_deposit numeric(78,0) not null,
      paid numeric(78,0) not null, burned numeric(78,0) not null, revision bigint not null)`,
    `create index rounds_by_revision on rounds (revision)`,
    `create table predictions (
      round_id integer not null, player text not null, up boolean not null,
      amount numeric(78,0) not null, claimed numeric(78,0), claimed_by text, claimed_in text,
      block integer not null, log_index integer not null,
      primary key (round_id, player))`,
    `create index predictions_by_player on predictions (player, round_id desc)`,
    `create index predictions_by_time on predictions (block desc, log_index desc)`,
    `create table parameters (name text primary key, value numeric(78,0) not null)`,
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
    `create table prices (
      time bigint primary key, price numeric(78,0) not null, source text not null,
      change_24h double precision)`,
    `create table steering (
      single boolean primary key default true check (single), price numeric(78,0) not null)`,
    `create table stream (
      id bigserial primary key, at bigint not null, event text not null, data jsonb not null)`,
    `create table nonces (
      nonce text primary key, address text not null, message text not null,
      expires_at bigint not null, used_at bigint, slot smallint,
      origin text generated always
        as (coalesce(substring(message from 'URI: ([^[:space:]]+)'), '')) stored)`,
    `create index nonces_by_player on nonces (address, origin, expires_at)`,
    `create index nonces_by_expiry on nonces (expires_at)`,
    `create unique index nonces_by_slot on nonces (address, origin, slot)`,
    `create table revoked_tokens (id text primary key, expires_at bigint not null)`,
    `create index revoked_tokens_by_expiry on revoked_tokens (expires_at)`,
    `create table token_generation (
      single boolean primary key default true check (single), id uuid not null)`,
    `create table sponsored (
      id bigserial primary key, purpose text not null default 'player', player text not null,
      caller text not null default '', share text not null default 'play',
      at bigint not null, cost numeric(78,0) not null)`,
    `create index sponsored_by_time on sponsored (at)`,
    `create table admin_actions (
      id bigserial primary key, at bigint not null, admin text not null, command text not null,
      details text not null, nonce text not null unique, signature text not null,
      outcome text not null, message text, transaction_hash text)`,
    `create table keeper_actions (
      id bigserial primary key, at bigint not null, account text not null, action text not null,
      details text not null, transaction_hash text, error text)`,
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
    `create table player_names (
      player text primary key, name text, folded text unique, changed_at bigint not null)`,
    `create table hidden_names (folded text primary key)`,
  ),
};
