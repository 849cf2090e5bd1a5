import { generator } from '../farming/random';
import type { Agent } from './agents/agent';
import { griefer, twoSidedBettor } from './agents/groups';
import { hedger, lateBettor, loneLateBettor, sniper } from './agents/late';
import { accepted } from './settle';
import { letBet } from './table';

const ION = 10n ** 18n;
const terms = {
  minimum: 30_000n * ION,
  maximum: 3_000_000n * ION,
  exposure: 24_000n * ION,
  lock: 240,
};

function betting(agents: Agent[], marketPrice = 2_400) {
  const random = generator(1);
  const market = { price: () => marketPrice, deviation: () => 0.002 };
  return letBet(agents, { terms, startPrice: 2_400, market, random });
}

function player(up: boolean, stake: bigint, at = 5): Agent {
  return {
    strategy: 'honest, random side',
    plans: [{ at, decide: () => [{ up, amount: stake * ION }] }],
  };
}

function stakesOf(agents: Agent[], marketPrice?: number) {
  return accepted(betting(agents, marketPrice)).map(
    ({ up, amount }) => `${up ? 'UP' : 'DOWN'} ${amount / ION}`,
  );
}

test('a stake beyond the room is rejected, and the same address then stakes an amount that fits', () => {
  const { attempts, pools } = betting([player(true, 100_000n)]);
  expect(attempts.map(({ seat, amount, isAccepted }) => [seat, amount / ION, isAccepted])).toEqual([
    [0, 100_000n, false],
    [0, 30_000n, true],
  ]);
  expect(pools.up / ION).toBe(30_000n);
});

test('an honest player without room is turned away, until the other side has a stake', () => {
  const first = player(true, 30_000n, 1);
  expect(betting([first, player(true, 30_000n, 2)]).turnedAway).toBe(1);
  const between = player(false, 100_000n, 2);
  expect(stakesOf([player(true, 90_000n, 3), between, first])).toEqual([
    ...['UP 30000', 'DOWN 100000', 'UP 90000'],
  ]);
});

test('a late bettor bets only on a large move, and not on a certain loss', () => {
  expect(stakesOf([loneLateBettor(59)])).toEqual([]);
  expect(stakesOf([loneLateBettor(59)], 2_430)).toEqual(['UP 30000']);
  expect(stakesOf([loneLateBettor(59)], 2_370)).toEqual(['DOWN 30000']);
});

test('a late bettor also takes the better odds of lopsided pools', () => {
  const lopsided = [player(true, 30_000n, 1), player(false, 300_000n, 2)];
  expect(stakesOf([...lopsided, lateBettor(59)]).at(-1)).toMatch(/^UP /);
});

test('a sniper bets the minimum against a lone player, if it pays', () => {
  const lone = player(true, 30_000n);
  expect(stakesOf([lone, sniper(59)], 2_370).at(-1)).toBe('DOWN 30000');
  expect(stakesOf([lone, sniper(59)], 2_430)).toHaveLength(1);
  expect(stakesOf([lone, player(false, 40_000n), sniper(59)], 2_370)).toHaveLength(2);
});

test('a hedger bets against their own stake only if the move is against it', () => {
  const outcomes = [2_370, 2_430].map((price) => stakesOf([hedger(59)], price).length);
  expect(outcomes.sort()).toEqual([1, 2]);
});

test('a bettor on both sides sends accepted stakes, and a griefer also sends stakes that the contract must reject', () => {
  expect(stakesOf([twoSidedBettor()])).toHaveLength(2);
  const { attempts } = betting([griefer()]);
  expect(attempts.map(({ isAccepted }) => isAccepted)).toEqual([false, false, true, false]);
});
