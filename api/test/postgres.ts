import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './free-port';

const debian = '/usr/lib/postgresql';

const programs = (): string => {
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin'))];
  const onPath = (process.env.PATH ?? '').split(':');
  const found = [...folders.reverse(), ...onPath].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
  if (found !== undefined) return found;
  throw new Error(
    'These tests need PostgreSQL (initdb and postgres): on Debian, apt-get install postgresql.',
  );
};

/** PostgreSQL does not run as root; whoever is root lends it somebody else's name. */
const owner = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody']).toString());
  return { uid: idOf('-u'), gid: idOf('-g') };
};

export interface Postgres {
  /** A database of this name, made if there is none. */
  readonly database: (name: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

const answers = async (url: string): Promise<boolean> => {
  const client = new pg.Client(url);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
};

/** A PostgreSQL of its own in `folder`. */
export const startPostgres = async (folder: string): Promise<Postgres> => {
  const bin = programs();
  const user = owner();
  const data = join(folder, 'postgres');
  mkdirSync(data);
  if (user.uid !== undefined && user.gid !== undefined) {
    for (const path of [folder, data]) chownSync(path, user.uid, user.gid);
  }
  const environment = { ...user, cwd: data, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  await promisify(execFile)(
    join(bin, 'initdb'),
    [
      '--pgdata',
      data,
      '--username',
      'updown',
      '--auth',
      'trust',
      '--no-sync',
      '--encoding',
      'UTF8',
    ],
    environment,
  );
  const port = await freePort();
  const settings = ['fsync=off', 'listen_addresses=127.0.0.1', `unix_socket_directories=${data}`];
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', `${port}`, ...settings.flatMap((setting) => ['-c', setting])],
    { ...environment, stdio: 'ignore' },
  );
  const exited = once(server, 'exit');
  const quit = () => server.kill('SIGQUIT');
  process.once('exit', quit);
  const at = (name: string) => `postgres://updown@127.0.0.1:${port}/${name}`;
  while (!(await answers(at('postgres')))) {
    if (server.exitCode !== null) throw new Error('PostgreSQL did not start.');
    await sleep(25);
  }
  return {
    database: async (name) => {
      const client = new pg.Client(at('postgres'));
      await client.connect();
      const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
      if (rowCount === 0) await client.query(`create database ${name}`);
      await client.end();
      return at(name);
    },
    stop: async () => {
      process.off('exit', quit);
      quit();
      await exited;
    },
  };
};
