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
