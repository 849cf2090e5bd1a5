import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { findServer } from '../../tools/find-servers';
import { ordinaryAccount } from '../../tools/processes/system-account';
import { createCluster } from './empty-cluster';
import { packageFolder } from './folder';
import { freePort } from './free-port';

const roleScript = join(packageFolder, '..', 'operations', 'database', 'create-role.sh');

/** The folder of PostgreSQL's programs. The `postgres` on the path may be a link into it. */
function programs(): string {
  return dirname(realpathSync(findServer('postgres')));
}

export interface Postgres {
  /** Creates the database if it does not exist. Resolves to its URL. */
  readonly database: (name: string) => Promise<string>;
  /** Stops the server at once, as in a power cut. */
  readonly kill: () => Promise<void>;
  /** Starts the server again at the same address. */
  readonly start: () => Promise<void>;
  /** Runs one of PostgreSQL's own programs as the administrator. */
  readonly program: (name: string, args: readonly string[]) => Promise<void>;
  /** Creates the game's database with the API's unprivileged role, as in a deployment. Resolves to its URL. */
  readonly deployed: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

/** Starts a separate PostgreSQL server with its data in `folder`. */
export async function startPostgres(folder: string): Promise<Postgres> {
  const bin = programs();
  // It does not run as root.
  const user = ordinaryAccount();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'postgres');
  await createCluster(bin, data, user);
  const environment = { ...user, cwd: data, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  const port = await freePort();
  const settings = ['fsync=off', 'listen_addresses=127.0.0.1', `unix_socket_directories=${data}`];
  const at = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;
  const launch = async () => {
    const server = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', `${port}`, ...settings.flatMap((setting) => ['-c', setting])],
      { ...environment, stdio: 'ignore' },
    );
    const exited = once(server, 'exit');
    const quit = () => server.kill('SIGQUIT');
    process.once('exit', quit);
    while (!(await answers(at('postgres')))) {
      if (server.exitCode !== null) throw new Error('PostgreSQL did not start.');
      await sleep(25);
    }
    return async () => {
      process.off('exit', quit);
      quit();
      await exited;
    };
  };
  let kill = await launch();
  const asAdmin = {
    PATH: `${bin}:${process.env.PATH}`,
    PGHOST: '127.0.0.1',
    PGPORT: `${port}`,
    PGUSER: 'postgres',
  };
  return {
    database: async (name) => {
      const client = new pg.Client(at('postgres'));
      await client.connect();
      const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
      if (rowCount === 0) await client.query(`create database ${name}`);
      await client.end();
      return at(name);
    },
    program: async (name, args) => {
      await promisify(execFile)(join(bin, name), [...args], { env: asAdmin });
    },
    deployed: async () => {
      const env = { ...asAdmin, API_DATABASE_PASSWORD: 'letters' };
      await promisify(execFile)('sh', [roleScript], { env });
      return `postgres://updown:letters@127.0.0.1:${port}/updown`;
    },
    kill: () => kill(),
    start: async () => {
      kill = await launch();
    },
    stop: () => kill(),
  };
}
