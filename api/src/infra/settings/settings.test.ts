import { execFile } from 'node:child_process';
import { createECDH } from 'node:crypto';
import { promisify } from 'node:util';
import type { SettingsError } from './settings';
import { readSettings } from './settings';

function problemsOf(environment: Record<string, string>): string[] {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    return (error as SettingsError).problems;
  }
}

test('needs no settings at all', () => {
  expect(readSettings({})).toMatchObject({
    PORT: 4000,
    RPC_URL: ['http://127.0.0.1:8545'],
    KEEPER: true,
    DATABASE_URL: undefined,
  });
});

test('of the address of a site under a path only the origin counts', () => {
  const { SITE_ORIGIN } = readSettings({ SITE_ORIGIN: 'https://example.com/updown' });
  expect(SITE_ORIGIN).toBe('https://example.com');
});

test('treats an empty setting as missing', () => {
  expect(readSettings({ PORT: ' ', DATABASE_URL: '' })).toEqual(readSettings({}));
});

const key = `0x${'ab'.repeat(31)}`;

test.each([
  ['PORT', '70000', 'a whole number from 0 to 65535'],
  ['PORT', '4000x', 'a whole number'],
  ['RPC_TIMEOUT_MS', '-1', 'a whole number'],
  ['LOG_LEVEL', 'loud', 'one of silent, fatal'],
  ['SITE_ORIGIN', 'localhost:3000', 'a URL that begins with http://'],
  ['RPC_URL', 'http://one.example,ws://two.example', 'a URL that begins with http://'],
  ['PUBLIC_RPC_URL', 'rpc', 'a URL that begins with http://'],
  ['DATABASE_URL', 'mysql://somewhere', 'a URL that begins with postgres://'],
  ['AUTH_SECRET', 'short', 'at least 32 characters long'],
  ['SITE_DESCRIPTOR', 'ftp://site.example/site.json', 'a URL that begins with http://'],
  ['KEEPER', 'yes', 'true or false'],
  ['KEEPER_PRIVATE_KEY', key, 'a private key: 0x and 64 hexadecimal digits'],
  ['PRICE_PROVIDER', 'dice', 'one of moralis, simulated'],
  ['PRICE_DEVIATION_PERCENT', '1e3', 'a number such as 0.5'],
  ['PUSH_PUBLIC_KEY', 'BAAA', 'a public VAPID key: 65 bytes in base64url'],
  ['PUSH_PRIVATE_KEY', key, 'a private VAPID key: 32 bytes in base64url'],
  ['PUSH_SUBJECT', 'operator@updown.example', 'mailto: and an e-mail address'],
  ['PUSH_SERVICES', 'push.example,http://internal.example', 'a host name in lower case'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5', 'a number from 0 to 1'],
])('reports the error in %s=%s, without the value', (name, value, expected) => {
  const problems = problemsOf({ [name]: value });
  expect(problems[0]).toMatch(new RegExp(`^${name} must be `));
  expect(problems[0]).toContain(expected);
  expect(problems.join()).not.toContain(value);
});

test('reports all errors at once', () => {
  const problems = problemsOf({ PORT: 'x', KEEPER: 'x', PRICE_PROVIDER: 'moralis' });
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
    'PORT',
    'KEEPER',
    'MORALIS_API_KEY',
  ]);
});

test('requires a shared secret for processes with a shared database', () => {
  expect(problemsOf({ DATABASE_URL: 'postgres://somewhere/updown' })).toEqual([
    'AUTH_SECRET is missing: processes that share a DATABASE_URL need the same secret.',
  ]);
});

test('rejects a deviation at which the keeper would post endlessly', () => {
  expect(problemsOf({ PRICE_DEVIATION_PERCENT: '0' })).toEqual([
    'PRICE_DEVIATION_PERCENT must be above 0: otherwise the keeper would post prices endlessly.',
  ]);
});

describe('the keys of the notifications', () => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // Node leaves out the leading zeros of a private key.
  const privateKey = pair.getPrivateKey('hex').padStart(64, '0');
  const keys = {
    PUSH_PUBLIC_KEY: pair.getPublicKey('base64url'),
    PUSH_PRIVATE_KEY: Buffer.from(privateKey, 'hex').toString('base64url'),
    PUSH_SUBJECT: 'mailto:operator@updown.example',
  };

  test('are complete with a contact', () => {
    expect(problemsOf(keys)).toEqual([]);
  });

  test('are those that the documented command prints', async () => {
    const { stdout } = await promisify(execFile)('npx', ['web-push', 'generate-vapid-keys']);
    const [, publicKey = '', privateKey = ''] =
      /Public Key:\s+(\S+)\s+Private Key:\s+(\S+)/.exec(stdout) ?? [];
    const printed = { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey };
    expect(problemsOf({ ...keys, ...printed })).toEqual([]);
  });

  test('name what is missing', () => {
    const { PUSH_PUBLIC_KEY, PUSH_SUBJECT } = keys;
    expect(problemsOf({ PUSH_PUBLIC_KEY, PUSH_SUBJECT })).toEqual([
      'PUSH_PRIVATE_KEY is missing: set all of PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY and PUSH_SUBJECT, or none.',
    ]);
  });

  test.each([
    ['another pair', Buffer.alloc(32, 1)],
    ['no pair', Buffer.alloc(32)],
  ])('must be one pair, not of %s', (_what, other) => {
    const changed = { ...keys, PUSH_PRIVATE_KEY: other.toString('base64url') };
    expect(problemsOf(changed)).toEqual(['PUSH_PUBLIC_KEY does not belong to PUSH_PRIVATE_KEY.']);
  });
});
