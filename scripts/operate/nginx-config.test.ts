import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { securityHeaders } from '../site/security-headers';
import { findNginx } from './find-program';
import { nginxConfig, type NginxOptions } from './nginx-config';
import { ordinaryAccountName } from './system-account';

const options: NginxOptions = {
  listen: '127.0.0.1:3000',
  apis: ['127.0.0.1:4000', '127.0.0.1:4001'],
  siteFolder: '/srv/site',
  workFolder: '/tmp/nginx',
  accessLog: '/dev/stdout',
};

// It runs other programs, on a machine that may be busy.
jest.setTimeout(60_000);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nginx-config-'));
  await mkdir(join(folder, 'work'));
});
afterEach(() => rm(folder, { recursive: true }));

/** What nginx itself says of a configuration. */
async function judged(changes: Partial<NginxOptions>, mistake = ''): Promise<string> {
  const file = join(folder, 'nginx.conf');
  const places = { workFolder: join(folder, 'work'), accessLog: join(folder, 'calls.log') };
  await writeFile(file, `${nginxConfig({ ...options, ...places, ...changes })}${mistake}`);
  return spawnSync(findNginx(process.env), ['-t', '-p', folder, '-c', file], {
    encoding: 'utf8',
  }).stderr;
}

const user = ordinaryAccountName();

test.each([
  ['for containers', { listen: '8080', apis: ['10.77.0.11:4000'], behind: ['10.77.0.1'] }],
  ['for this machine', { rpc: 'http://127.0.0.1:8545', ...(user !== undefined && { user }) }],
])('nginx accepts the configuration %s', async (_what, changes) => {
  expect(await judged(changes)).toContain('test is successful');
});

test('nginx is really asked: it refuses a directive that it does not know', async () => {
  expect(await judged({}, 'send_file on;')).toContain('unknown directive "send_file"');
});

test('the headers are those of the local site, for pages and for the documents of remotes', () => {
  const config = nginxConfig(options);
  for (const path of ['/', '/remotes/chart/0.1.0/frame.html']) {
    const { 'content-security-policy': policy } = securityHeaders(path, { development: false });
    expect(config).toContain(`"${policy}";`);
  }
  const { 'content-security-policy': _policy, ...others } = securityHeaders('/', {
    development: false,
  });
  for (const [name, value] of Object.entries(others)) {
    expect(config).toContain(`add_header ${name} "${value}" always;`);
  }
});

test('a caller cannot say who it is, unless a proxy that is named says it', () => {
  const config = nginxConfig(options);
  expect(config).toContain('X-Forwarded-For $remote_addr;');
  expect(config).not.toContain('real_ip_header');
  expect(nginxConfig({ ...options, behind: ['10.0.0.1'] })).toContain('set_real_ip_from 10.0.0.1;');
});

test('the gate to a chain is open only where there is one', () => {
  expect(nginxConfig(options)).not.toContain('/rpc');
  expect(nginxConfig({ ...options, rpc: 'http://127.0.0.1:9' })).toContain('location = /rpc');
});

test('the command for the image writes the same', () => {
  const root = join(__dirname, '..', '..');
  const given = ['--listen', '8080', '--site', '/srv/site', '--work', '/tmp/nginx'];
  const more = ['--access-log', '/dev/stdout', '--api', '10.77.0.11:4000'];
  const written = execFileSync(
    process.execPath,
    ['scripts/run.mjs', 'nginx-config', ...given, ...more],
    { cwd: root, encoding: 'utf8' },
  );
  expect(written).toBe(nginxConfig({ ...options, listen: '8080', apis: ['10.77.0.11:4000'] }));
});
