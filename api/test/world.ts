import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deploy, localSettings, type Deployment } from '@updown/contracts/deploy';
import {
  adminCommandTypes,
  commandDetails,
  type AdminCommand,
} from '@updown/protocol/admin-command';
import { predictionDomain } from '@updown/protocol/eip712';
import { feedAbi, gameAbi, tokenAbi } from '@updown/protocol/generated/abi';
import { Contract, hexlify, JsonRpcProvider, parseUnits, randomBytes } from 'ethers';
import type { AnvilOptions } from '../../tools/anvil';
import { startAnvil, type Anvil } from './anvil';
import { startApiProcess, type ApiProcess } from './api-process';
import { times } from './depth';
import { copyEmptyDatabase } from './embedded-database';
import { eventually } from './eventually';
import { startPostgres, type Postgres } from './postgres';

export function ion(amount: string): bigint {
  return parseUnits(amount, 18);
}

export interface Answer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** A local chain with the game on it, and an API for it. */
export interface World {
  readonly anvil: Anvil;
  readonly provider: JsonRpcProvider;
  readonly deployment: Deployment;
  /** Undefined if the API uses its embedded database. */
  readonly postgres: Postgres | undefined;
  readonly folder: string;
  /** The environment variables of the API. */
  readonly environment: Record<string, string>;
  readonly api: () => ApiProcess;
  readonly get: <Body = never>(path: string, token?: string) => Promise<Answer<Body>>;
  readonly post: <Body = never>(
    path: string,
    body?: unknown,
    token?: string,
  ) => Promise<Answer<Body>>;
  /** The game contract, connected to the account with this number. */
  readonly game: (account: number) => Promise<Contract>;
  /** The token contract, connected to the account with this number. */
  readonly token: (account: number) => Promise<Contract>;
  readonly account: (number: number) => Promise<string>;
  /** Signs in the account with this number. Resolves to its token. */
  readonly signIn: (account: number) => Promise<string>;
  /** Sends an admin command, signed by the account with this number. `changes` replace fields of the signed message. */
  readonly command: <Body = never>(
    account: number,
    token: string,
    name: string,
    args?: Record<string, unknown>,
    changes?: Partial<AdminCommand>,
  ) => Promise<Answer<Body>>;
  /** The feed's latest answer, with 8 decimals. A round can start at this price. */
  readonly feedPrice: () => Promise<bigint>;
  /** Resolves once the transaction is in a block. */
  readonly mined: (hash: string) => Promise<unknown>;
  /** Advances the chain's clock and mines a block. */
  readonly pass: (seconds: number) => Promise<void>;
  readonly stopApi: () => Promise<void>;
  readonly startApi: (environment?: Record<string, string>) => Promise<ApiProcess>;
  readonly stop: () => Promise<void>;
}

async function deployTo(provider: JsonRpcProvider) {
  return deploy(await provider.getSigner(localSettings.treasury), localSettings);
}

const databaseKinds = ['PGlite', 'PostgreSQL'] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

/** Runs the tests for a sample of the databases, and in the deep run for each database that the API supports. */
export function onDatabases(
  sample: readonly DatabaseKind[],
  tests: (kind: DatabaseKind) => void,
): void {
  return describe.each(times(sample, databaseKinds))('on %s', tests);
}

/** Runs the tests once for each database that the API supports. */
export function onBothDatabases(tests: (kind: DatabaseKind) => void): void {
  return onDatabases(databaseKinds, tests);
}

export async function startWorld(
  settings: Record<string, string> = {},
  kind: DatabaseKind = 'PostgreSQL',
  rules: Pick<AnvilOptions, 'hardfork'> = {},
): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'updown-api-'));
  const postgres = kind === 'PostgreSQL' ? await startPostgres(folder) : undefined;
  const databaseUrl = await postgres?.deployed();
  if (postgres === undefined) await copyEmptyDatabase(join(folder, 'database'));
  const anvil = await startAnvil([], undefined, rules);
  const provider = new JsonRpcProvider(anvil.url, 31337, {
    staticNetwork: true,
    pollingInterval: 20,
    cacheTimeout: -1,
  });
  const deployment = await deployTo(provider);
  const deploymentFile = join(folder, 'deployment.json');
  await writeFile(deploymentFile, JSON.stringify(deployment));
  let running: ApiProcess | undefined;

  const environment = {
    RPC_URL: anvil.url,
    DEPLOYMENT_FILE: deploymentFile,
    DATABASE_DIR: join(folder, 'database'),
    // A machine that runs tests is too busy for the default limit.
    MAXIMUM_EVENT_LOOP_DELAY_MS: '0',
    // Tests send their claims themselves, even with sponsored gas.
    PAY_OUT: 'off',
    ...(databaseUrl === undefined
      ? {}
      : { DATABASE_URL: databaseUrl, AUTH_SECRET: 'a secret that all processes of a test share' }),
    ...settings,
  };

  const startApi = async (more: Record<string, string> = {}) => {
    running = await startApiProcess({ ...environment, ...more });
    return running;
  };

  const api = () => {
    if (running === undefined) throw new Error('The API is not running.');
    return running;
  };

  const request = async <Body>(path: string, init: RequestInit, token?: string) => {
    const headers = new Headers(init.headers);
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    const response = await fetch(`${api().url}/api${path}`, { ...init, headers });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const body = (isJson ? JSON.parse(text) : text) as Body;
    return { status: response.status, headers: response.headers, body };
  };
  const get = <Body>(path: string, token?: string) => request<Body>(path, {}, token);
  const post = <Body>(path: string, body?: unknown, token?: string) =>
    request<Body>(
      path,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
      token,
    );

  const account = async (number: number) => (await provider.getSigner(number)).address;
  const stopApi = async () => {
    await running?.stop();
    running = undefined;
  };

  const world: World = {
    anvil,
    provider,
    deployment,
    postgres,
    folder,
    environment,
    api,
    get,
    post,
    account,
    startApi,
    stopApi,
    game: async (number) =>
      new Contract(deployment.game, gameAbi, await provider.getSigner(number)),
    token: async (number) =>
      new Contract(deployment.token, tokenAbi, await provider.getSigner(number)),
    signIn: async (number) => {
      const signer = await provider.getSigner(number);
      const { nonce } = (await get<{ nonce: string }>(`/auth/nonce/${signer.address}`)).body;
      const signature = await signer.signMessage(nonce);
      const { token } = (
        await post<{ token: string }>('/auth/verify', { address: signer.address, signature })
      ).body;
      return token;
    },
    command: async (number, token, name, args = {}, changes = {}) => {
      const signer = await provider.getSigner(number);
      const { now } = (await get<{ now: number }>('/time')).body;
      const message = {
        admin: signer.address,
        command: name,
        details: commandDetails(args),
        nonce: hexlify(randomBytes(32)),
        expiresAt: Math.floor(now / 1000) + 300,
        ...changes,
      };
      const domain = predictionDomain(31337, deployment.game);
      const signature = await signer.signTypedData(domain, adminCommandTypes, message);
      const { nonce, expiresAt } = message;
      return post(`/admin/${name}`, { ...args, proof: { nonce, expiresAt, signature } }, token);
    },
    mined: (hash) => eventually(() => provider.getTransactionReceipt(hash)),
    feedPrice: async () => {
      const feed = new Contract(deployment.feed, feedAbi, provider);
      const [, answer] = (await feed.getFunction('latestRoundData').staticCall()) as bigint[];
      return answer ?? 0n;
    },
    pass: async (seconds) => {
      await anvil.rpc('evm_increaseTime', [seconds]);
      await anvil.rpc('evm_mine');
    },
    stop: async () => {
      await stopApi();
      provider.destroy();
      await anvil.stop();
      await postgres?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  try {
    await startApi();
    return world;
  } catch (error) {
    await world.stop();
    throw error;
  }
}

type Sent = { wait: () => Promise<{ hash: string }> };

/** Sends a contract transaction and waits until it is mined. Resolves to its hash. */
export async function send(contract: Contract, name: string, ...args: unknown[]): Promise<string> {
  const sent = (await contract.getFunction(name).send(...args)) as unknown as Sent;
  return (await sent.wait()).hash;
}
