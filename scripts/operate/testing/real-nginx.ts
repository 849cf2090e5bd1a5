import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../lib/free-port';
import { findNginx } from '../find-servers';
import { nginxConfig } from '../nginx-config';
import { makeFolder, ordinaryAccount, ordinaryAccountName } from '../system-account';
import { makeCertificate } from './certificate';

interface Options {
  /** By their names. */
  readonly files: Readonly<Record<string, string>>;
  readonly apis: readonly string[];
  readonly hasTls?: boolean;
}

/** nginx listens a moment after it starts. */
async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Runs the real nginx with our configuration before a site of these files. */
export async function startRealNginx({ files, apis, hasTls = false }: Options) {
  const folder = await mkdtemp(join(tmpdir(), 'real-nginx-'));
  await chmod(folder, 0o755);
  const siteFolder = join(folder, 'site');
  await mkdir(siteFolder);
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(siteFolder, name), content);
  }
  const port = await freePort();
  const workFolder = join(folder, 'work');
  await makeFolder(workFolder, ordinaryAccount());
  const user = ordinaryAccountName();
  const accessLog = join(folder, 'calls.log');
  const config = nginxConfig({
    siteFolder,
    workFolder,
    apis,
    listen: `127.0.0.1:${port}`,
    origins: [`${hasTls ? 'https' : 'http'}://localhost:${port}`],
    accessLog,
    ...(hasTls && { tls: makeCertificate(folder) }),
    ...(user !== undefined && { user }),
  });
  const file = join(folder, 'nginx.conf');
  await writeFile(file, config);
  const args = ['-p', folder, '-c', file, '-g', 'daemon off;'];
  const nginx = spawn(findNginx(process.env), args, {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  nginx.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  while (!(await isListening(port))) {
    if (nginx.exitCode !== null) throw new Error(`nginx does not run:\n${errors}`);
    await sleep(20);
  }
  return {
    port,
    /** What it has written into its two logs. */
    calls: () => readFileSync(accessLog, 'utf8'),
    errors: () => errors,
    stop: async () => {
      nginx.kill('SIGTERM');
      await once(nginx, 'close');
      await rm(folder, { recursive: true });
    },
  };
}

export type RealNginx = Awaited<ReturnType<typeof startRealNginx>>;
