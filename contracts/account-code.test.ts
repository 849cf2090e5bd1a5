import { hasCode, hasOwnKey } from './account-code';

test.each(['0x', '0x0', '0x00', '', null, undefined])(
  'an account whose code is %j is a plain one, which signs with its own key',
  (answer) => {
    expect(hasCode(answer)).toBe(false);
    expect(hasOwnKey(answer)).toBe(true);
  },
);

test('a contract has code and no key of its own, and an account that delegates has both', () => {
  const delegated = `0xEF0100${'ab'.repeat(20)}`;
  expect([hasCode('0x6080'), hasOwnKey('0x6080')]).toEqual([true, false]);
  expect([hasCode(delegated), hasOwnKey(delegated)]).toEqual([true, true]);
});
