import { generateKeyPairSync, webcrypto } from 'node:crypto';
import { codeOf, signerIn, signerOf } from './join-account';
import { signerFault } from './signer-fault';

beforeAll(() => Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle }));

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const OWNER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const GAME = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const VERIFIER = '0x25d57Ea2d62b803DdCAdc77C3B4bE2b9696E9cFc';

function newKey() {
  const { x, y } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({
    format: 'jwk',
  });
  const hex = (text = '') => `0x${Buffer.from(text, 'base64url').toString('hex')}`;
  return { qx: hex(x), qy: hex(y) };
}
const first = newKey();

function faultOf(typed: string) {
  const held = [OWNER.toLowerCase(), signerOf(VERIFIER, first)];
  const account = { account: ACCOUNT, held, contracts: [GAME] };
  return signerFault(typed, signerIn(typed, VERIFIER)!, account);
}

test('another device and an address can be added', async () => {
  expect(await faultOf(codeOf(newKey()))).toBeNull();
  expect(await faultOf(VERIFIER)).toBeNull();
  expect(await faultOf(VERIFIER.toLowerCase())).toBeNull();
});

test.each([
  ['a point off the curve', codeOf({ ...newKey(), qx: first.qx }), 'This code is damaged.'],
  [
    'nothing but zeros',
    codeOf({ qx: '0x00', qy: `0x${'00'.repeat(63)}` }),
    'This code is damaged.',
  ],
  ['the first passkey', codeOf(first), 'This key holds the account already.'],
  ['an owner again', OWNER, 'This key holds the account already.'],
  ['the account itself', ACCOUNT.toLowerCase(), 'This is the account itself'],
  ['the game', GAME, 'This is a contract of the game'],
  ['the zero address', `0x${'0'.repeat(40)}`, 'Nobody can sign with this address.'],
  ['a precompile', `0x${'4'.padStart(40, '0')}`, 'Nobody can sign with this address.'],
  ['a mistyped address', VERIFIER.replace('0x25', '0x26'), 'A character of this address is wrong.'],
])('%s is refused by name', async (_what, typed, why) => {
  expect(await faultOf(typed)).toContain(why);
});
