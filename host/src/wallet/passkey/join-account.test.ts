import {
  accountIn,
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
  history.replaceState(
    null,
    '',
    new URL(joinLink({ id: 'one', ...key, account: ACCOUNT.toLowerCase() })).search,
  );
  expect(accountToJoin()).toBe(ACCOUNT);
  forgetAccountToJoin();
  expect(accountToJoin()).toBeNull();
  history.replaceState(null, '', '/?passkey-account=0x12');
  expect(accountToJoin()).toBeNull();
});

test('the handle of a further passkey names its account, and a first passkey names none', () => {
  const account = Uint8Array.from({ length: 20 }, (_, at) => at);
  const mark = new Uint8Array(8).fill(9);
  expect(accountIn(new Uint8Array([...account, ...mark]))).toBe(
    '0x000102030405060708090a0b0c0d0e0f10111213',
  );
  expect(accountIn(new Uint8Array(32))).toBeNull();
  expect(accountIn(new Uint8Array(0))).toBeNull();
});
