import { pageLanguage } from '@updown/shared';
import { testConfig } from '@updown/shared/testing';
import { checkTransfer } from './transfer-rules';

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const FRIEND = '0xfabb0ac9d68b0b445fb7357272ff202c5651694a';
const SPELLED = '0xFABB0ac9d68B0B445fB7357272Ff202C5651694a';
const { contracts } = testConfig;
function ion(whole: number): bigint {
  return BigInt(whole) * 10n ** 18n;
}

function check(to: string, amount = '5', balance: bigint | undefined = ion(100_000)) {
  return checkTransfer({ to, amount }, { account: ACCOUNT, balance, contracts });
}

afterEach(() => pageLanguage.show('en'));

test.each([FRIEND, SPELLED, FRIEND.toUpperCase().replace('0X', '0x'), ` ${SPELLED} `])(
  'the address %p is taken',
  (to) => expect(check(to)).toEqual({ ok: true, transfer: { to: SPELLED, units: ion(5) } }),
);

test.each([
  ['a mistyped digit', SPELLED.replace('0ac9', '0ac8'), 'A character of this address is wrong'],
  [
    'a capital letter that does not fit',
    SPELLED.replace('FABB', 'FaBB'),
    'A character of this address is wrong',
  ],
  ['too few digits', SPELLED.slice(0, -1), '0x and 40 digits'],
  ['no address', 'vitalik.eth', '0x and 40 digits'],
  ['the address zero', `0x${'0'.repeat(40)}`, 'address zero'],
  ['the own account', ACCOUNT.toLowerCase(), 'your own account'],
  ['the token', contracts.token, 'a contract of the game'],
  ['the game', contracts.game, 'a contract of the game'],
])('%s is refused by name', (_what, to, text) => {
  expect(check(to)).toEqual({ ok: false, faults: { to: expect.stringContaining(text) as string } });
});

test.each([
  ['es', '50.000', ion(50_000)],
  ['tr', '50.000', ion(50_000)],
  ['es', '1000,5', ion(1000) + ion(1) / 2n],
  ['en', '50,000', ion(50_000)],
  ['en', '1000.5', ion(1000) + ion(1) / 2n],
] as const)('in %s, %p is read as the stake field reads it', async (language, amount, units) => {
  await pageLanguage.show(language);
  expect(check(FRIEND, amount)).toMatchObject({ transfer: { units } });
});

test.each([
  ['50.000', 'without thousands separators'],
  ['1000,5', 'Enter an amount'],
  ['0', 'Enter an amount'],
  ['', 'Enter an amount'],
  ['-5', 'Enter an amount'],
  ['100001', 'Insufficient token balance.'],
])('in English, %p is refused', (amount, text) => {
  expect(check(FRIEND, amount)).toEqual({
    ok: false,
    faults: { amount: expect.stringContaining(text) as string },
  });
});

test('each fault is named at once', () => {
  expect(check('', '')).toEqual({
    ok: false,
    faults: { to: expect.any(String) as string, amount: expect.any(String) as string },
  });
});
