import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findServer } from '../tools/find-servers';
import { root } from '../tools/root';
import { run } from './nginx-config';
import { writeNginxConfig } from './operate/nginx-config';
import { makeCertificate } from './operate/testing/certificate';

// It runs other programs, on a machine that may be busy.
jest.setTimeout(60_000);

let folder: string;
let variables: Record<string, string>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nginx-config-'));
  variables = {
    SITE_ORIGIN: 'https://updown.example',
    OTHER_SITE_ORIGINS: 'https://admin.updown.example,https://[::1]:8443',
    LISTEN: '127.0.0.1:8080',
    SITE_FOLDER: '/srv/site',
    WORK_FOLDER: folder,
    ACCESS_LOG: join(folder, 'calls.log'),
    API_1: '10.77.0.11:4000',
    API_2: '10.77.0.12:4000',
  };
});
afterEach(() => rm(folder, { recursive: true }));

/** What nginx itself says of the configuration in the folder. */
function judged(): string {
  const args = ['-t', '-p', folder, '-c', join(folder, 'nginx.conf')];
  return spawnSync(findServer('nginx'), args, { encoding: 'utf8' }).stderr;
}

function command(env: Record<string, string>, ...args: string[]) {
  return execFileSync(process.execPath, ['scripts/run.mjs', 'nginx-config', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
}

test('the command writes a configuration that nginx accepts', () => {
  const TRUSTED_PROXY = '10.77.0.0/24';
  expect(command({ ...variables, TRUSTED_PROXY }, folder)).toContain(join(folder, 'nginx.conf'));
  expect(judged()).toContain('test is successful');
});

test('nginx accepts the configuration with a certificate', async () => {
  const { certificate, key } = makeCertificate(folder);
  await writeNginxConfig(folder, { ...variables, TLS_CERTIFICATE: certificate, TLS_KEY: key });
  expect(judged()).toContain('test is successful');
});

test('nginx itself checks the file: it rejects an unknown directive', async () => {
  await writeNginxConfig(folder, { ...variables, SITE_EXTRAS: 'send_file on;' });
  expect(judged()).toContain('unknown directive "send_file"');
});

test('the site may stand under a path', () => {
  command({ ...variables, SITE_ORIGIN: 'https://example.com/updown' }, folder);
  expect(judged()).toContain('test is successful');
});

test('for the image the command writes only the files that the template includes', async () => {
  command({}, '--generated', folder);
  expect(await readdir(folder)).toEqual(['arguments.conf', 'script-hashes.conf']);
});

test.each([
  [
    'a certificate alone',
    { TLS_CERTIFICATE: '/etc/tls/site.pem' },
    'TLS_CERTIFICATE and TLS_KEY go together.',
  ],
  ['a key alone', { TLS_KEY: '/etc/tls/site.key' }, 'TLS_CERTIFICATE and TLS_KEY go together.'],
  ['a limit that is no number', { CALLS_PER_SECOND: 'many' }, 'CALLS_PER_SECOND is a number'],
  [
    'a missing variable',
    { API_1: undefined, API_2: undefined },
    'The configuration of nginx needs API_1.',
  ],
])('%s is refused', async (_what, changes, message) => {
  await expect(writeNginxConfig(folder, { ...variables, ...changes })).rejects.toThrow(message);
});

test('the command refuses what is no origin', async () => {
  process.env['OTHER_SITE_ORIGINS'] = "https://admin.example 'unsafe-inline'";
  const says = "OTHER_SITE_ORIGINS has 'unsafe-inline', which is no origin";
  await expect(run([folder])).rejects.toThrow(says);
  delete process.env['OTHER_SITE_ORIGINS'];
});
