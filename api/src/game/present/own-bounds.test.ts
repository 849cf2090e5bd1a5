import { MaxUint256, ZeroAddress } from 'ethers';
import { ownBounds } from './own-bounds';

const ION = 10n ** 18n;
const NOW = 1_000;
const noLimits = { perDay: 0n, left: MaxUint256, nextPerDay: 0n, nextFrom: 0n, breakUntil: 0n };
const noSession = { key: ZeroAddress, perRound: 0n, left: 0n, end: 0n };
const session = { key: `0x${'ab'.repeat(20)}`, perRound: 3n * ION, left: 5n * ION, end: 1_001n };

function boundsOf(limits: typeof noLimits, held: typeof session, now = NOW) {
  return ownBounds({ limits, session: held, nonce: 3n }, now);
}

test('a player who has set nothing has no bounds', () => {
  expect(boundsOf(noLimits, noSession)).toEqual({
    limits: { perDay: null, left: null, next: null, breakUntil: null },
    session: null,
    nonce: '3',
  });
});

test('shows a limit, the looser one after it, a break and a session', () => {
  const limits = { ...noLimits, perDay: 9n * ION, left: 0n, nextFrom: 2_000n, breakUntil: 1_001n };
  expect(boundsOf(limits, session)).toMatchObject({
    limits: { perDay: '9', left: '0', next: { perDay: null, from: 2_000 }, breakUntil: 1_001 },
    session: { perRound: '3', left: '5', end: 1_001 },
  });
});

test('a session that has staked all that it may is gone', () => {
  expect(boundsOf(noLimits, { ...session, left: 0n })).toMatchObject({ session: null });
});

test('a break and a session are gone at their end', () => {
  const limits = { ...noLimits, breakUntil: 1_001n };
  expect(boundsOf(limits, session, 1_001)).toMatchObject({
    limits: { breakUntil: null },
    session: null,
  });
});
