import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { findServer } from '../../tools/find-servers';
import { Problem } from '../../tools/problem';
import { keepRunning } from '../../tools/processes/keep-running';
import { startService, type Service } from '../../tools/processes/service';
import {
  makeFolder,
  ordinaryAccount,
  ordinaryAccountName,
} from '../../tools/processes/system-account';
import { runProgram } from '../../tools/run-program';
import { writeNginxConfig, type Variables } from './nginx-config';

interface Options {
  readonly port: number;
  readonly folder: string;
  /** For nginx's own files, such as its cache; by default a part of `folder`. */
  readonly workFolder?: string | undefined;
  /** SITE_FOLDER, API_1 and others that differ from those of a local site. */
  readonly variables: Variables;
  readonly signal: AbortSignal;
}

/** Debian's package libnginx-mod-http-brotli-static; without it nginx sends the gzip copies. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const hasBrotli = existsSync(BROTLI);

/** What this machine needs, and a container does not. */
function localDirectives(): string {
  const user = ordinaryAccountName();
  return [
    'daemon off;',
    ...(user === undefined ? [] : [`user ${user};`]),
    ...(hasBrotli ? [`load_module ${BROTLI};`] : []),
  ].join(' ');
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } finally {
    socket.destroy();
  }
}

/** Checks the configuration, starts nginx before the API processes, and restarts it each time that it dies. */
export async function startNginx({
  port,
  folder,
  workFolder = join(folder, 'work'),
  variables,
  signal,
}: Options): Promise<Pick<Service, 'stop'>> {
  const program = findServer('nginx');
  await mkdir(folder, { recursive: true });
  await makeFolder(workFolder, ordinaryAccount());
  const file = await writeNginxConfig(folder, {
    LISTEN: `127.0.0.1:${port}`,
    SITE_ORIGIN: `http://localhost:${port}`,
    WORK_FOLDER: workFolder,
    ACCESS_LOG: join(folder, 'calls.log'),
    CALLS_PER_SECOND: process.env['CALLS_PER_SECOND'],
    HTTP_EXTRAS: hasBrotli ? 'brotli_static on;' : '',
    ...variables,
  });
  const args = ['-p', folder, '-c', file, '-g', localDirectives()];
  const { ok, output } = await runProgram(program, ['-t', ...args], { cwd: folder });
  if (!ok) throw new Problem(`nginx does not accept ${file}:\n\n${output.trim()}`);

  const logFile = join(folder, 'nginx.log');
  const command = { name: 'nginx', program, args, cwd: folder, logFile };
  const start = (signal: AbortSignal) => startService(command, () => isListening(port), signal);
  return keepRunning(start, signal);
}
