import { coversStake, quickPlayOf } from './quick-play';

const KEY = '0x00000000000000000000000000000000000000Ab';
const END = 2_000;
const session = { key: KEY, perRound: '60000', left: '90000.5', end: END };
function ion(tokens: number): bigint {
  return BigInt(tokens) * 10n ** 18n;
}

test('Quick play is on with what the contract has left, if the page holds its key', () => {
  expect(quickPlayOf(session, KEY.toLowerCase(), 1_999_999)).toEqual({
    perRound: ion(60_000),
    left: ion(90_000) + 5n * 10n ** 17n,
    end: END,
  });
});

test.each([
  ['before the contract is read', undefined, KEY, 0],
  ['without a session', null, KEY, 0],
  ['without a key', session, null, 0],
  ["with another session's key", session, '0x00000000000000000000000000000000000000ac', 0],
  ['from its end on', session, KEY, END * 1000],
])('Quick play is off %s', (_when, known, key, now) => {
  expect(quickPlayOf(known, key, now)).toBeNull();
});

test('a press needs no wallet up to the bound of a round and what is left', () => {
  const quickPlay = { perRound: ion(60_000), left: ion(50_000), end: END };
  expect(coversStake(quickPlay, ion(50_000))).toBe(true);
  expect(coversStake(quickPlay, ion(50_000) + 1n)).toBe(false);
  expect(coversStake({ ...quickPlay, left: ion(900_000) }, ion(60_000) + 1n)).toBe(false);
  expect(coversStake(quickPlay, null)).toBe(false);
  expect(coversStake(null, 1n)).toBe(false);
});
