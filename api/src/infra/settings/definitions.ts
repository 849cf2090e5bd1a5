import { resolve } from 'node:path';
import * as read from './readers';
import type { Reader } from './readers';

export interface Definition<Value> {
  readonly read: Reader<Value>;
  /** The default, as environment text. Without a default, the setting is optional. */
  readonly fallback?: string;
  readonly about: string;
}

const path: Reader<string> = (value) => resolve(value);
const http = read.url('http:', 'https:');
/** The site's address may have a path; callers and sign-ins are identified by the origin only. */
const origin: Reader<string> = (value) => new URL(http(value)).origin;

function required<Value>(read: Reader<Value>, fallback: string, about: string) {
  return {
    read,
    fallback,
    about,
  };
}
function optional<Value>(read: Reader<Value>, about: string): Definition<Value> {
  return {
    read,
    about,
  };
}

/** All settings of the API, each an environment variable. */
export const definitions = {
  PORT: required(read.integer(0, 65535), '4000', 'The port to listen on.'),
  HOST: required(read.text, '127.0.0.1', 'The address to listen on.'),
  LOG_LEVEL: required(
    read.oneOf('silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'),
    'info',
    'The log level.',
  ),
  SITE_ORIGIN: required(
    origin,
    'http://localhost:3000',
    'The site that players sign in to. The message that they sign names it.',
  ),
  OTHER_SITE_ORIGINS: required(
    read.list(origin),
    '',
    'More sites that admins and players sign in to, separated by commas, such as one with only the dashboard.',
  ),
  SITE_DESCRIPTOR: optional(
    read.either(http, read.file),
    "The URL or path of the site's descriptor, site.json. The API watches it to tell open pages about a release, and counts only reports about its versions.",
  ),
  CORS_ORIGINS: required(
    read.list(http),
    '',
    'More origins whose pages may call the API, separated by commas.',
  ),
  OTHER_HOSTS: required(
    read.list(read.text),
    '',
    'More host names that the API accepts, separated by commas, such as the name that a load balancer uses. The host names of the sites and all IP addresses are always accepted.',
  ),
  TRUST_PROXY: required(
    read.list(read.proxy),
    'loopback',
    'The proxies whose X-Forwarded-For is trusted, separated by commas: addresses, networks such as 10.0.0.0/8, or loopback.',
  ),

  RPC_URL: required(
    read.list(http),
    'http://127.0.0.1:8545',
    "The chain's JSON-RPC URLs, separated by commas; the others are fallbacks for the first.",
  ),
  RPC_WEBSOCKET_URL: optional(
    read.url('ws:', 'wss:'),
    'The WebSocket of a node, which announces each new block. Without it, the API learns of a block by polling.',
  ),
  RPC_TIMEOUT_MS: required(read.integer(100, 120_000), '10000', 'The timeout of an RPC call.'),
  LONGEST_CHAIN_SILENCE_SECONDS: required(
    read.integer(1, 86_400),
    '30',
    'How long the chain may be silent before the process reports that it is not ready.',
  ),
  POLL_INTERVAL_MS: optional(
    read.integer(20, 60_000),
    'How often to poll for a new block. By default 250 on a local chain and 2000 on other chains; at least 2000 with RPC_WEBSOCKET_URL.',
  ),
  PUBLIC_RPC_URL: optional(
    read.either(read.sitePath, http),
    'A JSON-RPC URL for browsers, or its path on the site.',
  ),
  DEPLOYMENT_FILE: required(
    path,
    '.updown/deployment.json',
    "The file with the contracts' addresses, as written by the deployment.",
  ),
  NETWORK_NAME: optional(read.text, "The network's name, if the chain id does not determine it."),
  EXPLORER_URL: optional(
    http,
    'The URL of the block explorer, if the chain id does not determine it.',
  ),

  DATABASE_DIR: required(
    path,
    '.updown/database',
    'The folder of the embedded database, if DATABASE_URL is not set.',
  ),
  DATABASE_URL: optional(
    read.url('postgres:', 'postgresql:'),
    'The URL of a PostgreSQL database, which any number of API processes can share.',
  ),
  DATABASE_DIRECT_URL: optional(
    read.url('postgres:', 'postgresql:'),
    'The URL of the same database without the pooler, if DATABASE_URL names a pooler such as PgBouncer. Used for locks, notifications and migrations.',
  ),

  AUTH_SECRET: optional(
    read.secret,
    'The secret that signs the tokens. Required with DATABASE_URL; otherwise generated and stored beside DATABASE_DIR.',
  ),

  KEEPER: required(read.flag, 'true', 'Whether this process may run the keeper.'),
  KEEPER_PRIVATE_KEY: optional(
    read.privateKey,
    'The account that posts prices and resolves rounds. A local chain has unlocked accounts for this.',
  ),
  MANAGER_PRIVATE_KEY: optional(
    read.privateKey,
    "The game manager's account, which executes admin commands. It must differ from the keeper's. Without it, admin commands are not available. A local chain has an unlocked account for this.",
  ),

  PRICE_PROVIDER: optional(
    read.oneOf('moralis', 'simulated'),
    'The source of market prices. By default moralis if MORALIS_API_KEY is set, otherwise simulated.',
  ),
  MORALIS_API_KEY: optional(read.text, 'The Moralis API key.'),
  MORALIS_URL: required(
    http,
    'https://deep-index.moralis.io/api/v2.2',
    'The URL of the Moralis API.',
  ),
  PRICE_INTERVAL_MS: optional(
    read.integer(100, 600_000),
    'How often a price is recorded. By default 2000 for simulated prices, otherwise 30000.',
  ),
  PRICE_HEARTBEAT_SECONDS: required(
    read.integer(1, 86_400),
    '10',
    "The longest time between two answers that the keeper posts to the operator's own feed; at most 10 seconds while a round is running. The contract's maximumPriceAge should be twice this value.",
  ),
  PRICE_DEVIATION_PERCENT: required(
    read.decimal,
    '0.5',
    'The keeper posts earlier if the price moves by this percentage.',
  ),

  SPONSOR_GAS: required(
    read.flag,
    'false',
    "Whether the operator sends players' predictions and claims, and pays the gas. Only then can players allow Quick play.",
  ),
  SPONSOR_PRIVATE_KEY: optional(
    read.privateKey,
    "The account that pays the players' gas, and does nothing else. It must differ from the keeper's, the manager's and the owner's. A local chain has an unlocked account for this.",
  ),
  SPONSOR_PER_PLAYER_HOUR: required(
    read.integer(1, 10_000),
    '20',
    'The maximum number of sponsored transactions per player and hour.',
  ),
  SPONSOR_MAXIMUM_GAS: required(
    read.integer(100_000, 30_000_000),
    '750000',
    'The maximum gas for a sponsored transaction, because a contract wallet could use any amount. The default covers the first transaction of a passkey account on a chain without the P-256 precompile.',
  ),
  SPONSOR_DAILY_ETH: required(
    read.decimal,
    '0.1',
    'The maximum amount that the operator pays for gas per day, in ETH. A quarter of it is only for claims, for sending tokens and for changes of keys.',
  ),
  SPONSOR_PER_CALLER_PERCENT: required(
    read.integer(1, 100),
    '10',
    'The maximum share of SPONSOR_DAILY_ETH for one internet address (an IPv6 /64), in percent. A tenth of it is the most for accounts without tokens for a stake.',
  ),

  PAY_OUT: optional(
    read.orOff(read.integer(0, 86_400)),
    "Whether the keeper pays out ended rounds: off, or the seconds after a round's result in which players can claim first. By default 60 if SPONSOR_GAS is true, otherwise off.",
  ),
  PAY_OUT_DAILY_ETH: required(
    read.decimal,
    '0.1',
    "The maximum amount that the keeper's account pays for payouts per day, in ETH.",
  ),
  ROUND_AUTOSTART: required(
    read.flag,
    'false',
    'Whether the keeper starts the next round while somebody watches (an open event stream) or has bet in the last round. `npm start` sets it to true.',
  ),
  ROUND_AUTOSTART_DAILY_ETH: required(
    read.decimal,
    '0.1',
    "The maximum amount that the keeper's account pays for the starts of rounds per day, in ETH.",
  ),

  PUSH_PUBLIC_KEY: optional(
    read.base64url(65, 'a public VAPID key'),
    'The public key of the notifications to closed pages (Web Push), as `npx web-push generate-vapid-keys` prints it. Without the three PUSH settings there are none.',
  ),
  PUSH_PRIVATE_KEY: optional(
    read.base64url(32, 'a private VAPID key'),
    'The private key that belongs to PUSH_PUBLIC_KEY.',
  ),
  PUSH_SUBJECT: optional(
    read.contact,
    'Whom a push service contacts about the notifications: mailto: and an e-mail address, or an https:// URL.',
  ),
  PUSH_SERVICES: required(
    read.list(read.pushService),
    'fcm.googleapis.com,*.push.services.mozilla.com,*.notify.windows.com,*.push.apple.com',
    "The browsers' push services, separated by commas. The API sends notifications to no other host.",
  ),

  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    http,
    'The OTLP/HTTP URL of an OpenTelemetry collector, such as http://127.0.0.1:4318. Without it, nothing is traced.',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: optional(
    read.text,
    "The collector's credentials, as name=value. OpenTelemetry reads them itself.",
  ),
  OTEL_SERVICE_NAME: required(read.text, 'updown-api', "This process's name in the traces."),
  OTEL_TRACES_SAMPLER_ARG: required(
    read.share,
    '1',
    'The share of traces that are sent to the collector, from 0 to 1. Drawn by this process, whatever the caller asks for.',
  ),

  RATE_LIMIT_PER_MINUTE: required(
    read.integer(1, 1_000_000),
    '300',
    'The maximum number of requests per minute from one address, not counting public reads.',
  ),
  MAXIMUM_STREAMS: required(
    read.integer(1, 1_000_000),
    '20000',
    'The maximum number of open event streams.',
  ),
  MAXIMUM_STREAMS_PER_ADDRESS: required(
    read.integer(0, 1_000_000),
    '500',
    'The maximum number of open event streams per address, which many people may share; 0 means no limit.',
  ),
  MAXIMUM_EVENT_LOOP_DELAY_MS: required(
    read.integer(0, 60_000),
    '1000',
    'If the event loop is delayed by more than this, requests get a 503; 0 disables the check.',
  ),
};
