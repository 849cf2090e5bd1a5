import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from '../build/run-program';
import { Problem } from '../launcher/problem';
import { startService, type Service } from '../launcher/service';
import { waitFor } from '../launcher/wait-for';
import { findNginx } from './find-program';
import { nginxConfig, type NginxOptions } from './nginx-config';
import { makeFolder, ordinaryAccount, ordinaryAccountName } from './system-account';

interface Options extends Pick<NginxOptions, 'apis' | 'siteFolder' | 'rpc'> {
  readonly port: number;
  readonly folder: string;
  readonly signal: AbortSignal;
}

/** Debian's package libnginx-mod-http-brotli-static; without it nginx sends the copies that gzip made. */
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Starts nginx before the API processes, once it has accepted its configuration. */
export async function startNginx(options: Options): Promise<Service> {
  const { port, folder, signal, apis, siteFolder, rpc } = options;
  const program = findNginx(process.env);
  await mkdir(folder, { recursive: true });
  const workFolder = join(folder, 'work');
  await makeFolder(workFolder, ordinaryAccount());
  const user = ordinaryAccountName();
  const file = join(folder, 'nginx.conf');
  const config = nginxConfig({
    ...{ apis, siteFolder, workFolder },
    listen: `127.0.0.1:${port}`,
    accessLog: join(folder, 'calls.log'),
    ...(existsSync(brotli) && { modules: [brotli] }),
    ...(user !== undefined && { user }),
    ...(rpc !== undefined && { rpc }),
  });
  await writeFile(file, config);
  const args = ['-p', folder, '-c', file];
  const { ok, output } = await runProgram(program, ['-t', ...args], { cwd: folder });
  if (!ok) throw new Problem(`nginx does not accept ${file}:\n\n${output.trim()}`);

  const service = startService({
    name: 'nginx',
    program,
    args: [...args, '-g', 'daemon off;'],
    cwd: folder,
    logFile: join(folder, 'nginx.log'),
  });
  const isThere = async () => (await fetch(`http://127.0.0.1:${port}/site.json`)).ok;
  try {
    await waitFor({ what: 'nginx', service, isThere, signal });
  } catch (error) {
    await service.stop();
    throw error;
  }
  return service;
}
