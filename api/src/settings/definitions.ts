import { resolve } from 'node:path';
import * as read from './readers';
import type { Reader } from './readers';

export interface Definition<Value> {
  readonly read: Reader<Value>;
  /** As it would stand in the environment; without one the setting may be absent. */
  readonly fallback?: string;
  readonly about: string;
}

const path: Reader<string> = (value) => resolve(value);
const http = read.url('http:', 'https:');

const required = <Value>(read: Reader<Value>, fallback: string, about: string) => ({
  read,
  fallback,
  about,
});
const optional = <Value>(read: Reader<Value>, about: string): Definition<Value> => ({
  read,
  about,
});

/** Every setting of the API: an environment variable each. */
export const definitions = {
  PORT: required(read.integer(0, 65535), '4000', 'Where the API listens.'),
  HOST: required(read.text, '127.0.0.1', 'The address it listens on.'),
  LOG_LEVEL: required(
    read.oneOf('silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'),
    'info',
    'How much is logged.',
  ),
  SITE_ORIGIN: required(
    http,
    'http://localhost:3000',
    'The site that players sign in to: it stands in the text that they sign.',
  ),
  OTHER_SITE_ORIGINS: required(
    read.list(http),
    '',
    'Further sites of this API that admins and players sign in to, separated by commas: such as one with the dashboard alone.',
  ),
  CORS_ORIGINS: required(
    read.list(http),
    '',
    'Further origins whose pages may call the API, separated by commas.',
  ),
  TRUST_PROXY: required(
    read.list(read.proxy),
    'loopback',
    'The proxies whose X-Forwarded-For is believed, separated by commas: addresses, networks such as 10.0.0.0/8, or loopback.',
  ),

  RPC_URL: required(
    read.list(http),
    'http://127.0.0.1:8545',
    "The chain's JSON-RPC addresses, separated by commas; the later ones stand in for the first.",
  ),
  RPC_TIMEOUT_MS: required(read.integer(100, 120_000), '10000', 'How long one RPC call may take.'),
  LONGEST_CHAIN_SILENCE_SECONDS: required(
    read.integer(1, 86_400),
    '30',
    'How long the chain may not answer before the process says that it is not ready.',
  ),
  POLL_INTERVAL_MS: optional(
    read.integer(20, 60_000),
    'How often to look for a new block. By default 100 on a local chain and 2000 on others.',
  ),
  PUBLIC_RPC_URL: optional(
    read.either(read.sitePath, http),
    'A JSON-RPC address for browsers, or its path on the site.',
  ),
  DEPLOYMENT_FILE: required(
    path,
    '.updown/deployment.json',
    "Where the contracts' addresses stand, as their deployment wrote them.",
  ),
  NETWORK_NAME: optional(read.text, "The network's name, where the chain id does not tell it."),
  EXPLORER_URL: optional(http, 'The block explorer, where the chain id does not tell it.'),

  DATABASE_DIR: required(
    path,
    '.updown/database',
    'The folder of the embedded database, while there is no DATABASE_URL.',
  ),
  DATABASE_URL: optional(
    read.url('postgres:', 'postgresql:'),
    'A PostgreSQL database, which any number of API processes may share.',
  ),

  AUTH_SECRET: optional(
    read.secret,
    'Signs the tokens. Needed with DATABASE_URL; else one is made and kept beside DATABASE_DIR.',
  ),

  KEEPER: required(read.flag, 'true', 'Whether this process may be the keeper.'),
  KEEPER_PRIVATE_KEY: optional(
    read.privateKey,
    "The account that posts prices and resolves rounds. On a local chain the node's own accounts serve.",
  ),
  MANAGER_PRIVATE_KEY: optional(
    read.privateKey,
    "The game manager's account, which carries out the admins' commands. By default the keeper's.",
  ),

  PRICE_PROVIDER: optional(
    read.oneOf('moralis', 'simulated'),
    'Where market prices come from. By default moralis if it has a key, else simulated.',
  ),
  MORALIS_API_KEY: optional(read.text, 'The key to the market data of Moralis.'),
  MORALIS_URL: required(
    http,
    'https://deep-index.moralis.io/api/v2.2',
    'The address of its interface.',
  ),
  PRICE_INTERVAL_MS: optional(
    read.integer(100, 600_000),
    'How often a price is taken. By default 2000 where it is simulated and 30000 elsewhere.',
  ),
  PRICE_HEARTBEAT_SECONDS: optional(
    read.integer(1, 86_400),
    "After how long without an answer the keeper posts one to the operator's own feed. By default 10 on a local chain and 60 on others.",
  ),
  PRICE_DEVIATION_PERCENT: required(
    read.decimal,
    '0.5',
    'How far the price may move before the keeper posts earlier.',
  ),

  SPONSOR_GAS: required(
    read.flag,
    'false',
    "Whether the operator sends players' predictions and claims and pays their gas.",
  ),
  SPONSOR_PRIVATE_KEY: optional(
    read.privateKey,
    "The account that pays the players' gas. By default the manager's.",
  ),
  SPONSOR_PER_PLAYER_HOUR: required(
    read.integer(1, 10_000),
    '20',
    'How many transactions an hour it sends for one player.',
  ),
  SPONSOR_DAILY_ETH: required(read.decimal, '0.1', 'How much gas it pays in a day, in ETH.'),

  RATE_LIMIT_PER_MINUTE: required(
    read.integer(1, 1_000_000),
    '300',
    'Calls a minute from one address, other than the public reads.',
  ),
  MAXIMUM_STREAMS: required(
    read.integer(1, 1_000_000),
    '20000',
    'How many event streams may be open at once.',
  ),
  MAXIMUM_STREAMS_PER_ADDRESS: required(
    read.integer(0, 1_000_000),
    '500',
    'How many of them for one address, behind which many may be; 0 is no limit.',
  ),
  MAXIMUM_EVENT_LOOP_DELAY_MS: required(
    read.integer(0, 60_000),
    '1000',
    'Above this delay calls are answered 503; 0 turns the check off.',
  ),
};
