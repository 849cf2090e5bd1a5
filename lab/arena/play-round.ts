import { localAccounts } from '@updown/contracts/local-accounts';
import type { Market } from '../market/walk';
import type { ArenaChain } from './arena-chain';
import type { Cast } from './cast';
import { type Call, eventsOf, feed, game, type Receipt } from './node';
import { ROUND, type RoundTerms } from './pools';
import { accepted, settle, type Settlement } from './settle';
import { type Betting, letBet } from './table';

/** The feed's last answer, in the contract's units, and the current second of the walk. */
export interface Clock {
  second: number;
  answer: bigint;
  answerId: bigint;
  house: bigint;
  round: bigint;
}

export interface Played {
  cast: Cast;
  betting: Betting;
  settlement: Settlement;
}

interface Setting {
  chain: ArenaChain;
  terms: RoundTerms;
  market: Market;
  random: () => number;
}

function keeper(to: string, data: string): Call {
  return { from: localAccounts.keeper, to, data };
}

/** A price in dollars with the feed's 8 decimals. */
export function priceOf(dollars: number): bigint {
  return BigInt(Math.round(dollars * 1e8));
}

function requireStatuses(receipts: Receipt[], wanted: boolean[], what: string): void {
  receipts.forEach(({ status }, index) => {
    if ((status === '0x1') === wanted[index]) return;
    throw new Error(`${what}: call ${index} was ${wanted[index] ? 'refused' : 'accepted'}.`);
  });
}

function requireEqual(found: unknown, expected: unknown, what: string): void {
  if (found === expected) return;
  throw new Error(`${what}: the chain has ${String(found)}, the rules say ${String(expected)}.`);
}

/** Compares the chain's events with the payouts that the rules require. */
function compare(receipts: Receipt[], seats: string[], betting: Betting, expected: Settlement) {
  const [resolved] = eventsOf(receipts, 'RoundResolved');
  requireEqual(resolved?.outcome, expected.outcome, 'outcome');
  requireEqual(resolved?.burned, expected.burned, 'burned');
  const paid = new Map(
    eventsOf(receipts, 'RewardsClaimed').map(({ player, payout }) => [player, payout as bigint]),
  );
  accepted(betting).forEach(({ seat }, index) => {
    requireEqual(paid.get(seats[seat]) ?? 0n, expected.payouts[index], `payout of seat ${seat}`);
  });
}

/** Plays one round on the chain, checks each result against the rules, and moves the clock past the round. */
export async function playRound(setting: Setting, clock: Clock, cast: Cast): Promise<Played> {
  const { chain, terms, market, random } = setting;
  const { node, deployment, seats, balances } = chain;
  const { age, delay, lag } = cast.weather;
  const at = (second: number): number => chain.begin + second;
  const marketBefore = (second: number): number => market.price(Math.max(0, second - lag));
  const post = (second: number): Call => {
    clock.answer = priceOf(marketBefore(second));
    clock.answerId += 1n;
    return keeper(deployment.feed, feed.encodeFunctionData('postAnswer', [clock.answer]));
  };

  clock.second += 1;
  const posting = await node.mine(at(clock.second), [post(clock.second), ...chain.refills()]);
  requireStatuses(
    posting,
    posting.map(() => true),
    'the start answer',
  );
  const start = clock.second + Math.max(1, age);
  const startPrice = clock.answer;
  const starting = game.encodeFunctionData('startNewRound', [startPrice]);
  requireStatuses(
    await node.mine(at(start), [keeper(deployment.game, starting)]),
    [true],
    'the start',
  );
  clock.round += 1n;

  const betting = letBet(cast.agents, {
    terms,
    startPrice: Number(startPrice) / 1e8,
    market: {
      price: (second) => market.price(start + second),
      deviation: (second, seconds) => market.deviation(start + second, seconds),
    },
    random,
  });
  const bets = betting.attempts.map(({ seat, up, amount }) => ({
    from: seats[seat]!,
    to: deployment.game,
    data: game.encodeFunctionData('makePrediction(bool,uint256)', [up, amount]),
  }));
  requireStatuses(
    await node.mine(at(start + ROUND - terms.lock - 1), bets),
    betting.attempts.map(({ isAccepted }) => isAccepted),
    'the bets',
  );

  clock.second = start + ROUND + delay;
  const ending = [post(clock.second)];
  const settlement = settle(betting, startPrice, clock.answer);
  const placed = accepted(betting);
  if (placed.length > 0) {
    const resolving = game.encodeFunctionData('resolveRound', [clock.round, clock.answerId]);
    ending.push(keeper(deployment.game, resolving));
    placed.forEach(({ seat }, index) => {
      const payout = settlement.payouts[index]!;
      balances[seat]! += payout - placed[index]!.amount;
      if (payout === 0n) return;
      const claim = game.encodeFunctionData('claimRewardsFor', [seats[seat], clock.round]);
      ending.push(keeper(deployment.game, claim));
    });
  }
  const receipts = await node.mine(at(clock.second), ending);
  requireStatuses(
    receipts,
    receipts.map(() => true),
    'the end',
  );
  if (placed.length > 0) compare(receipts, seats, betting, settlement);
  clock.house += settlement.house;
  requireEqual(await chain.houseBalance(), clock.house, 'the house');
  return { cast, betting, settlement };
}
