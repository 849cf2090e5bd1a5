import type { Outcome, Prediction, Round } from '../src/game/round';
import type { Random } from './random';

/** Whole tokens, or any number of base units. */
function stake(random: Random): bigint {
  const whole = BigInt(random.between(1, 3_000_000));
  return random.chance(0.5) ? whole * 10n ** 18n : whole ** 3n + 1n;
}

function makeRound(random: Random, players: readonly string[], index: number) {
  const id = index + 1;
  // Includes pools with only one side, with equal sides, and with one side a thousand times the other.
  const outcomes: Outcome[] = ['Up', 'Down', 'Draw', 'Void', 'Pending'];
  const equal = stake(random);
  const kind = random.between(0, 3);
  const bets = players
    .filter(() => random.chance(0.7))
    .map((player, at): Prediction => ({
      round_id: id,
      player,
      up: kind === 0 ? true : at % 2 === 0,
      amount: kind === 1 ? equal : kind === 2 && at === 0 ? stake(random) * 1000n : stake(random),
      claimed: null,
      claimed_by: null,
      claimed_in: null,
      block: id * 10,
      log_index: at,
    }));
  const poolOf = (up: boolean) =>
    bets.filter((bet) => bet.up === up).reduce((sum, { amount }) => sum + amount, 0n);
  const round: Round = {
    id,
    start_time: 0,
    end_time: 300,
    lock_time: 295,
    price_at_start: 1n,
    price_at_end: 1n,
    feed_round_at_start: 1n,
    feed_round_at_end: 2n,
    outcome: random.pick(outcomes),
    up_pool: poolOf(true),
    down_pool: poolOf(false),
    up_players: 0,
    down_players: 0,
    minimum_deposit: 1n,
    maximum_deposit: 10n ** 30n,
    paid: 0n,
    burned: 0n,
  };
  return { round, bets };
}

/** Rounds of every outcome with the bets in them, as the tables hold them. */
export function randomGame(random: Random, players: readonly string[], rounds: number) {
  return Array.from({ length: rounds }, (_, index) => makeRound(random, players, index));
}
