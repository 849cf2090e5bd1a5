import { existsSync } from 'node:fs';
import { realpath, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findServer } from '../../tools/find-servers';
import { freePort } from '../../tools/free-port';
import { Problem } from '../../tools/problem';
import { keepRunning } from '../../tools/processes/keep-running';
import { startService, type Service } from '../../tools/processes/service';
import { makeFolder, ordinaryAccount } from '../../tools/processes/system-account';
import { root } from '../../tools/root';
import { runProgram } from '../../tools/run-program';

interface DatabaseOptions {
  readonly folder: string;
  /** The password of the API's role. */
  readonly password: string;
  readonly adminPassword: string;
  readonly signal: AbortSignal;
}

export interface DatabaseServer extends Pick<Service, 'stop'> {
  readonly url: string;
}

/** The administrator's role; the API has one of its own. */
const ADMIN = 'postgres';
const roleScript = join(root, 'operations', 'database', 'create-role.sh');
const environment = { PATH: process.env['PATH'], LC_ALL: 'C' };

/** Whether PostgreSQL accepts sessions on the port. While it recovers, it accepts connections and rejects each session. */
export async function postgresIsReady(programs: string, port: number): Promise<boolean> {
  const args = ['--host', '127.0.0.1', '--port', `${port}`, '--quiet'];
  const { ok } = await runProgram(join(programs, 'pg_isready'), args, { cwd: programs });
  return ok;
}

/** Creates a cluster aside, and renames it when it is complete. */
async function create(programs: string, folder: string, password: string): Promise<void> {
  const account = ordinaryAccount();
  const parent = `${folder}.new`;
  await rm(parent, { recursive: true, force: true });
  await makeFolder(parent, account);
  const passwordFile = join(parent, 'password');
  await writeFile(passwordFile, password, { mode: 0o644 });
  const { ok, output } = await runProgram(
    join(programs, 'initdb'),
    [
      ...['--pgdata', join(parent, 'cluster'), '--encoding', 'UTF8', '--username', ADMIN],
      ...['--auth', 'scram-sha-256', '--pwfile', passwordFile],
    ],
    { cwd: parent, env: environment, ...account },
  );
  if (!ok) throw new Problem(`The database could not be made:\n\n${output.trim()}`);
  await rename(join(parent, 'cluster'), folder);
  await rm(parent, { recursive: true });
}

/** Creates the API's role and database with the container's script. */
async function createRole(
  programs: string,
  port: number,
  { folder, password, adminPassword }: DatabaseOptions,
): Promise<void> {
  const { ok, output } = await runProgram('sh', [roleScript], {
    cwd: folder,
    env: {
      PATH: `${programs}:${process.env['PATH']}`,
      PGHOST: '127.0.0.1',
      PGPORT: `${port}`,
      PGUSER: ADMIN,
      PGPASSWORD: adminPassword,
      API_DATABASE_PASSWORD: password,
    },
  });
  if (!ok) throw new Problem(`The role of the API could not be made:\n\n${output.trim()}`);
}

/** Creates the cluster if there is none, starts PostgreSQL, and restarts it each time that it dies. */
export async function startDatabase(options: DatabaseOptions): Promise<DatabaseServer> {
  const { folder, password, adminPassword, signal } = options;
  const program = findServer('postgres');
  // The PATH may have a link; the other programs are beside the real file.
  const programs = dirname(await realpath(program));
  if (!existsSync(folder)) await create(programs, folder, adminPassword);
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const command = {
    name: 'PostgreSQL',
    program,
    args: ['-D', folder, '-p', `${port}`, ...settings.flatMap((setting) => ['-c', setting])],
    cwd: folder,
    env: environment,
    logFile: `${folder}.log`,
    account: ordinaryAccount(),
    // A fast shutdown: it ends open connections in order.
    stopSignal: 'SIGINT' as const,
  };
  const isReady = () => postgresIsReady(programs, port);
  const kept = await keepRunning((signal) => startService(command, isReady, signal), signal);
  try {
    await createRole(programs, port, options);
  } catch (error) {
    await kept.stop();
    throw error;
  }
  return { ...kept, url: `postgres://updown:${password}@127.0.0.1:${port}/updown` };
}
