import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect, type ClientHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../lib/free-port';
import { findNginx } from './find-servers';
import { nginxConfig } from './nginx-config';
import { makeFolder, ordinaryAccount, ordinaryAccountName } from './system-account';
import { makeCertificate } from './testing/certificate';

// The real nginx with a certificate of its own, called over HTTP/2.

let folder: string;
let api: Server;
let seen: IncomingHttpHeaders[];
let nginx: ChildProcess;
let session: ClientHttp2Session;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nginx-tls-'));
  await chmod(folder, 0o755);
  await mkdir(join(folder, 'site'));
  await writeFile(join(folder, 'site', 'index.html'), '<h1>UpDown</h1>');
  seen = [];
  api = createServer(({ headers }, response) => {
    seen.push(headers);
    response.writeHead(200).end('{}');
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const port = await freePort();
  await start(port);
  session = await connected(port);
});
afterAll(async () => {
  session.close();
  nginx.kill('SIGTERM');
  await once(nginx, 'close');
  api.close();
  await rm(folder, { recursive: true });
});

async function start(port: number): Promise<void> {
  const workFolder = join(folder, 'work');
  await makeFolder(workFolder, ordinaryAccount());
  const user = ordinaryAccountName();
  const file = join(folder, 'nginx.conf');
  const config = nginxConfig({
    workFolder,
    tls: makeCertificate(folder),
    origins: [`https://localhost:${port}`],
    listen: `127.0.0.1:${port}`,
    siteFolder: join(folder, 'site'),
    accessLog: join(folder, 'calls.log'),
    apis: [`127.0.0.1:${(api.address() as AddressInfo).port}`],
    ...(user !== undefined && { user }),
  });
  await writeFile(file, config);
  const args = ['-p', folder, '-c', file, '-g', 'daemon off;'];
  nginx = spawn(findNginx(process.env), args, { stdio: 'inherit' });
}

/** nginx listens a moment after it starts. */
async function connected(port: number): Promise<ClientHttp2Session> {
  while (nginx.exitCode === null) {
    const attempt = connect(`https://localhost:${port}`, { rejectUnauthorized: false });
    try {
      await once(attempt, 'connect');
      return attempt;
    } catch {
      await sleep(20);
    }
  }
  throw new Error('nginx did not start.');
}

async function get(path: string, headers: Record<string, string> = {}) {
  const stream = session.request({ ':path': path, ...headers });
  const [answer] = (await once(stream, 'response')) as [Record<string, string | number>];
  return { status: answer[':status'], headers: answer, body: await text(stream) };
}

test('a page comes over HTTP/2, and the browser keeps to https', async () => {
  const { status, headers, body } = await get('/');
  expect(session.alpnProtocol).toBe('h2');
  expect({ status, body }).toEqual({ status: 200, body: '<h1>UpDown</h1>' });
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
});

test('the API learns the name and the scheme of the site', async () => {
  expect(await get('/api/status')).toMatchObject({ status: 200 });
  expect(seen.at(-1)).toMatchObject({
    'x-forwarded-proto': 'https',
    'x-forwarded-host': expect.stringMatching(/^localhost:\d+$/) as string,
  });
});

test('another name is rejected over HTTP/2 too', async () => {
  const calls = seen.length;
  expect(await get('/api/status', { ':authority': 'evil.example' })).toMatchObject({ status: 421 });
  expect(seen).toHaveLength(calls);
});
