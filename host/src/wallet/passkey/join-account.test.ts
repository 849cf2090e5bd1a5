import {
  accountToJoin,
  codeOf,
  forgetAccountToJoin,
  joinLink,
  signerIn,
  signerOf,
} from './join-account';

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const VERIFIER = '0x25d57Ea2d62b803DdCAdc77C3B4bE2b9696E9cFc';
const key = { qx: `0x${'fb'.repeat(32)}`, qy: `0x${'0f'.repeat(32)}` };

test('the code of a passkey, typed elsewhere, is the signer of that passkey', () => {
  const code = codeOf(key);
  expect(code).toMatch(/^[\w-]{86}$/);
  expect(signerIn(` ${code}\n`, VERIFIER)).toBe(signerOf(VERIFIER, key));
});

test('an address is a signer', () => {
  expect(signerIn(ACCOUNT, VERIFIER)).toBe(ACCOUNT.toLowerCase());
});

test.each(['', '0x1234', 'no code', 'AAAA', `${codeOf(key)}AA`])('%p is no signer', (typed) => {
  expect(signerIn(typed, VERIFIER)).toBeNull();
});

test('the link of an account opens the page with that account, and then leaves the address', () => {
  history.replaceState(null, '', new URL(joinLink(ACCOUNT.toLowerCase())).search);
  expect(accountToJoin()).toBe(ACCOUNT);
  forgetAccountToJoin();
  expect(accountToJoin()).toBeNull();
  history.replaceState(null, '', '/?passkey-account=0x12');
  expect(accountToJoin()).toBeNull();
});
