import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '../lib/problem';
import { keepRunning, showDeath, type KeptService } from '../processes/keep-running';
import { runProgram } from '../processes/run-program';
import { startService } from '../processes/service';
import { waitFor } from '../processes/wait-for';
import { findNginx } from './find-servers';
import { nginxConfig, type NginxOptions } from './nginx-config';
import { makeFolder, ordinaryAccount, ordinaryAccountName } from './system-account';

interface Options extends Pick<NginxOptions, 'apis' | 'siteFolder' | 'rpc' | 'callsPerSecond'> {
  readonly port: number;
  readonly folder: string;
  readonly signal: AbortSignal;
}

/** Debian's package libnginx-mod-http-brotli-static; without it nginx sends the gzip copies. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Checks the configuration, starts nginx before the API processes, and restarts it each time that it dies. */
export async function startNginx(options: Options): Promise<KeptService> {
  const { port, folder, signal, apis, siteFolder, rpc } = options;
  const limit = process.env['CALLS_PER_SECOND'];
  const callsPerSecond = options.callsPerSecond ?? (limit ? Number(limit) : undefined);
  const program = findNginx(process.env);
  await mkdir(folder, { recursive: true });
  const workFolder = join(folder, 'work');
  await makeFolder(workFolder, ordinaryAccount());
  const user = ordinaryAccountName();
  const file = join(folder, 'nginx.conf');
  const config = nginxConfig({
    apis,
    siteFolder,
    workFolder,
    listen: `127.0.0.1:${port}`,
    origins: [`http://localhost:${port}`],
    accessLog: join(folder, 'calls.log'),
    ...(existsSync(BROTLI) && { modules: [BROTLI] }),
    ...(user !== undefined && { user }),
    ...(rpc !== undefined && { rpc }),
    ...(callsPerSecond !== undefined && { callsPerSecond }),
  });
  await writeFile(file, config);
  const args = ['-p', folder, '-c', file];
  const { ok, output } = await runProgram(program, ['-t', ...args], { cwd: folder });
  if (!ok) throw new Problem(`nginx does not accept ${file}:\n\n${output.trim()}`);

  const start = () =>
    startService({
      name: 'nginx',
      program,
      args: [...args, '-g', 'daemon off;'],
      cwd: folder,
      logFile: join(folder, 'nginx.log'),
    });
  const isReady = async () => (await fetch(`http://127.0.0.1:${port}/site.json`)).ok;
  const first = start();
  try {
    await waitFor({ name: 'nginx', service: first, isReady, signal });
  } catch (error) {
    await first.stop();
    throw error;
  }
  return keepRunning({ first, start, onDeath: showDeath });
}
