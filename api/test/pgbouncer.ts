import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ordinaryAccount } from '../../tools/processes/system-account';
import { freePort } from './free-port';

function program(): string {
  const onPath = (process.env.PATH ?? '').split(':').map((folder) => join(folder, 'pgbouncer'));
  const found = ['/usr/sbin/pgbouncer', ...onPath].find(existsSync);
  if (found !== undefined) return found;
  throw new Error('These tests need PgBouncer: on Debian, apt-get install pgbouncer.');
}

/** The configuration in docs/scaling.md. */
function configuration(database: URL, port: number): string {
  return `[databases]
updown = host=${database.hostname} port=${database.port} dbname=${database.pathname.slice(1)} connect_query='set statement_timeout = 60000; set idle_in_transaction_session_timeout = 5000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
max_client_conn = 500
`;
}

export interface PgBouncer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts a pooler in transaction mode, with four connections to the database at `url`. */
export async function startPgBouncer(folder: string, url: string): Promise<PgBouncer> {
  // It does not run as root.
  const user = ordinaryAccount();
  const own = join(folder, 'pgbouncer');
  mkdirSync(own);
  const port = await freePort();
  const database = new URL(url);
  const file = join(own, 'pgbouncer.ini');
  // Every client connects as the user of the database's URL.
  const text = configuration(database, port).replace(
    'dbname=',
    `user=${database.username} dbname=`,
  );
  writeFileSync(file, text);
  if (user.uid !== undefined && user.gid !== undefined) {
    for (const path of [folder, own, file]) chownSync(path, user.uid, user.gid);
  }
  const server = spawn(program(), ['-q', file], { ...user, cwd: own, stdio: 'ignore' });
  const exited = once(server, 'exit');
  const quit = () => server.kill('SIGKILL');
  process.once('exit', quit);
  const pooled = `postgres://${database.username}@127.0.0.1:${port}/updown`;
  const answers = async () => {
    const client = new pg.Client(pooled);
    return client.connect().then(
      () => client.end().then(() => true),
      () => false,
    );
  };
  while (!(await answers())) {
    if (server.exitCode !== null) throw new Error('PgBouncer did not start.');
    await sleep(25);
  }
  return {
    url: pooled,
    stop: async () => {
      process.off('exit', quit);
      server.kill('SIGTERM');
      const timer = setTimeout(quit, 2_000);
      await exited;
      clearTimeout(timer);
    },
  };
}
