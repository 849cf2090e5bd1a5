import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../nginx-config';
import { securityHeaders } from '../site/security-headers';
import { findNginx } from './find-servers';
import { nginxConfig, type NginxOptions } from './nginx-config';
import { ordinaryAccountName } from './system-account';

const options: NginxOptions = {
  listen: '127.0.0.1:3000',
  origins: ['https://updown.example', 'https://admin.updown.example'],
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

test('nginx itself checks the file: it rejects an unknown directive', async () => {
  expect(await judged({}, 'send_file on;')).toContain('unknown directive "send_file"');
});

test('pages and documents of remotes have the headers of the local site', () => {
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

test('each page is at its address, with or without a parameter', () => {
  const config = nginxConfig(options);
  expect(config).toMatch(/location = \/dashboard \{\s+try_files \/dashboard.html =404;/);
  expect(config.replaceAll(/\s+/g, ' ')).toContain(
    'location ~ "^/players/0x[0-9a-fA-F]{40}$" { try_files /players.address.html =404;',
  );
});

test("only a trusted proxy may name the caller's address", () => {
  const config = nginxConfig(options);
  expect(config).toContain('X-Forwarded-For $remote_addr;');
  expect(config).not.toContain('real_ip_header');
  expect(nginxConfig({ ...options, behind: ['10.0.0.1'] })).toContain('set_real_ip_from 10.0.0.1;');
});

test('the path to a chain exists only if there is a local chain', () => {
  expect(nginxConfig(options)).not.toContain('/rpc');
  expect(nginxConfig({ ...options, rpc: 'http://127.0.0.1:9' })).toContain('location = /rpc');
});

test('the command for the image writes the same file', () => {
  const root = join(__dirname, '..', '..');
  const names = ['--origin', options.origins.join(','), '--origin', ''];
  const given = [...names, '--listen', '8080', '--site', '/srv/site', '--work', '/tmp/nginx'];
  const more = ['--access-log', '/dev/stdout', '--api', '10.77.0.11:4000'];
  const written = execFileSync(
    process.execPath,
    ['scripts/run.mjs', 'nginx-config', ...given, ...more],
    { cwd: root, encoding: 'utf8' },
  );
  expect(written).toBe(nginxConfig({ ...options, listen: '8080', apis: ['10.77.0.11:4000'] }));
});

test.each([
  [['--certificate', '/etc/tls/site.pem'], '--certificate and --key go together.'],
  [['--key', '/etc/tls/site.key'], '--certificate and --key go together.'],
])('the command rejects %j alone', (alone, message) => {
  const given = ['--origin', 'https://updown.example', '--listen', '443', '--site', '/srv/site'];
  const more = ['--work', '/tmp/nginx', '--access-log', '/dev/stdout', '--api', '127.0.0.1:4000'];
  expect(() => run([...given, ...more, ...alone])).toThrow(message);
});
