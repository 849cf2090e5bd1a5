import { existsSync } from 'node:fs';
import { realpath, rename, rm, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { dirname, join } from 'node:path';
import { runProgram } from '../build/run-program';
import { freePort } from '../launcher/ports';
import { Problem } from '../launcher/problem';
import { startService, type Service } from '../launcher/service';
import { waitFor } from '../launcher/wait-for';
import { findPostgres } from './find-program';
import { makeFolder, ordinaryAccount } from './system-account';

interface DatabaseOptions {
  readonly folder: string;
  readonly password: string;
  readonly signal: AbortSignal;
}

export interface DatabaseServer extends Service {
  readonly url: string;
}

const user = 'updown';
const environment = { PATH: process.env['PATH'], LC_ALL: 'C' };

/** A cluster of its own, which gets its name when it is whole. */
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
      ...['--pgdata', join(parent, 'cluster'), '--encoding', 'UTF8', '--username', user],
      ...['--auth', 'scram-sha-256', '--pwfile', passwordFile],
    ],
    { cwd: parent, env: environment, account },
  );
  if (!ok) throw new Problem(`The database could not be made:\n\n${output.trim()}`);
  await rename(join(parent, 'cluster'), folder);
  await rm(parent, { recursive: true });
}

/** Whether somebody takes connections there: PostgreSQL does so when it has recovered. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createConnection(port, '127.0.0.1');
    probe.once('connect', () => probe.end(() => resolve(true)));
    probe.once('error', () => resolve(false));
  });
}

/** Starts PostgreSQL on its folder, which is made where there is none. */
export async function startDatabase({
  folder,
  password,
  signal,
}: DatabaseOptions): Promise<DatabaseServer> {
  const program = findPostgres(process.env);
  const account = ordinaryAccount();
  // Its other programs are beside it, wherever a link on the PATH leads.
  const programs = dirname(await realpath(program));
  if (!existsSync(folder)) await create(programs, folder, password);
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const service = startService({
    name: 'PostgreSQL',
    program,
    args: ['-D', folder, '-p', `${port}`, ...settings.flatMap((setting) => ['-c', setting])],
    cwd: folder,
    env: environment,
    logFile: `${folder}.log`,
    account,
    // Ends the connections that are still open, in order.
    stopSignal: 'SIGINT',
  });
  try {
    await waitFor({ what: 'PostgreSQL', service, isThere: () => answers(port), signal });
  } catch (error) {
    await service.stop();
    throw error;
  }
  return { ...service, url: `postgres://${user}:${password}@127.0.0.1:${port}/postgres` };
}
