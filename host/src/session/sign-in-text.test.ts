import { SiweMessage } from '@signinwithethereum/siwe';
import { CHAIN_ID, OTHER_PLAYER, PLAYER } from '@updown/shared/testing';
import { signInText } from '../../testing/sign-in-text';
import { signInTextError } from './sign-in-text';

const now = Date.parse('2026-11-22T12:00:00.000Z');
const page = {
  host: location.host,
  origin: location.origin,
  address: PLAYER,
  chainId: CHAIN_ID,
  now,
};
const good = signInText(PLAYER, now);
function faultOf(text: string, changes = {}) {
  return signInTextError(text, { ...page, ...changes });
}

test('a text for this page, account and chain is signed', () => {
  expect(faultOf(good)).toBeNull();
  expect(faultOf(good, { address: PLAYER.toLowerCase() })).toBeNull();
});

test("the text follows EIP-4361: the API's library writes the same", () => {
  const message = {
    domain: location.host,
    address: PLAYER,
    uri: location.origin,
    chainId: CHAIN_ID,
    statement: 'Sign in to UpDown. This costs nothing and moves no funds.',
    version: '1',
    nonce: 'kEdUkgXZhQJ2mS8t',
    issuedAt: new Date(now).toISOString(),
    expirationTime: new Date(now + 300_000).toISOString(),
  };
  expect(new SiweMessage(message).prepareMessage()).toBe(good);
});

test('another site is rejected by name', () => {
  const other = good.replace('localhost wants', 'evil.example wants');
  expect(faultOf(other)).toBe('the sign-in message is for evil.example, not localhost.');
});

test.each([
  'http://evil.example',
  'https://localhost',
  'http://localhost/else',
  'http://localhost/',
])('the address %s is rejected', (uri) => {
  expect(faultOf(good.replace('URI: http://localhost', `URI: ${uri}`))).toContain(
    `the sign-in message is for ${uri},`,
  );
});

test('another account is rejected', () => {
  expect(faultOf(good, { address: OTHER_PLAYER })).toContain('not 0x3C44');
});

test('another chain is rejected', () => {
  expect(faultOf(good, { chainId: 1 })).toBe('the sign-in message is for chain 31337, not 1.');
});

function at(ms: number) {
  return new Date(now + ms).toISOString();
}
function expiring(ms: number) {
  return good.replace(at(300_000), at(ms));
}

test.each([
  ['at once', expiring(0)],
  ['before it was written', expiring(-1_000)],
  ['after an hour', expiring(3_600_000)],
  ['at no time', good.replace(at(300_000), '2026-13-41T12:00:00.000Z')],
])('a text that expires %s is rejected', (_when, text) => {
  expect(faultOf(text)).toBe('the text does not expire within minutes.');
});

const DAY = 24 * 3_600_000;

test('a device whose clock is hours off can sign in', () => {
  expect(faultOf(good, { now: now + DAY / 2 })).toBeNull();
  expect(faultOf(good, { now: now - DAY / 2 })).toBeNull();
});

test('a text from another day is rejected, whichever of the two clocks is wrong', () => {
  for (const off of [DAY + 1, -DAY - 1]) {
    expect(faultOf(good, { now: now + off })).toContain("check your device's clock");
  }
});

function without(line: string) {
  return good
    .split('\n')
    .filter((each) => !each.startsWith(line))
    .join('\n');
}

test.each([
  ['nothing', ''],
  ['a plain text', 'Sign in to UpDown'],
  ['a transaction', '0x02f8b3827a69'],
  ['no nonce', without('Nonce')],
  ['a short nonce', good.replace('kEdUkgXZhQJ2mS8t', 'short')],
  ['no expiry', without('Expiration')],
  ['no chain', without('Chain')],
  ['no time', without('Issued')],
  ['another version', good.replace('Version: 1', 'Version: 2')],
  ['something before it', `\n${good}`],
  ['something after it', `${good}\n`],
  ['another field twice', good.replace('Version: 1', 'Version: 1\nVersion: 1')],
  ['a request', `${good}\nRequest ID: 1`],
  ['a grant', `${good}\nResources:\n- urn:recap:eyJhdHQiOnt9fQ`],
  ['a start', `${good}\nNot Before: ${at(0)}`],
  ['a name before the site', good.replace('localhost wants', 'localhost@evil.example wants')],
  ['a letter that looks like another', good.replace('costs', 'c\u043Ests')],
])('a text with %s is not a sign-in text', (_what, text) => {
  expect(faultOf(text)).toBe('the server sent a text that is not a sign-in.');
});
