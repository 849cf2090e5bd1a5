import { lastPools } from './last-pools';

function bet(roundId: number, direction: 'UP' | 'DOWN', stakeAmount: string) {
  return { roundId, direction, stakeAmount };
}
const bets = [
  bet(7, 'UP', '30000'),
  bet(6, 'UP', '60000'),
  bet(6, 'DOWN', '30000.5'),
  bet(4, 'DOWN', '90000'),
];
function ion(tenths: bigint) {
  return tenths * 10n ** 17n;
}
const six = { roundId: 6, up: ion(600_000n), down: ion(300_005n), players: 2 };
const four = { roundId: 4, up: 0n, down: ion(900_000n), players: 1 };

test('counts the pools of the rounds before, latest first', () => {
  expect(lastPools(bets, 4, 7)).toEqual([six, four]);
});

test('leaves out the oldest round if its first bets are not known', () => {
  expect(lastPools(bets, 5, 7)).toEqual([six]);
});

test('has none before the first bet', () => {
  expect(lastPools([], 0, 1)).toEqual([]);
});
