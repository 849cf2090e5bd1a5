import { bonusOf, burnedOf, houseChange } from '@updown/protocol/payouts';
import type { Answer, Ending, FeedRecord, Outcome, RoundEvents } from './evidence';

/** The seconds after the end within which the feed must answer: `VOID_DELAY` of the contract. */
const VOID_DELAY = 3_600n;
/** The seconds after the end from which anyone can void the round: `VOID_ANYWAY_DELAY` of the contract. */
const VOID_ANYWAY_DELAY = 86_400n;
const LARGEST_PRICE = 2n ** 64n - 1n;

export interface Verdict {
  /** The outcome according to the feed; `Pending` until the feed decides it. */
  outcome: Outcome;
  /** One line per disagreement between the contract's events and the recomputed round. */
  disagreements: string[];
}

interface Pools {
  up: bigint;
  down: bigint;
}

function isPrice({ answer }: Answer): boolean {
  return answer > 0n && answer <= LARGEST_PRICE;
}

/** The outcome by the feed. */
function outcomeOf({ start, ending }: RoundEvents, { endAnswer }: FeedRecord): Outcome {
  if (ending?.kind === 'voided' && ending.at >= start.endTime + VOID_ANYWAY_DELAY) return 'Void';
  if (endAnswer === undefined) return ending === undefined ? 'Pending' : 'Void';
  const isLate = endAnswer.updatedAt >= start.endTime + VOID_DELAY;
  if (isLate || !isPrice(endAnswer)) return 'Void';
  if (endAnswer.answer === start.priceAtStart) return 'Draw';
  return endAnswer.answer > start.priceAtStart ? 'Up' : 'Down';
}

/** The most that all players can claim together, and the burned amount, in base units. */
function totalsOf(outcome: Outcome, { up, down }: Pools): { owed: bigint; burned: bigint } {
  if (outcome !== 'Up' && outcome !== 'Down') return { owed: up + down, burned: 0n };
  const [winning, losing] = outcome === 'Up' ? [up, down] : [down, up];
  const owed = winning === 0n ? 0n : winning + bonusOf(winning, winning, losing);
  return { owed, burned: burnedOf(winning, losing) };
}

function payoutOf(outcome: Outcome, up: boolean, amount: bigint, pools: Pools): bigint {
  if (outcome === 'Draw' || outcome === 'Void') return amount;
  if (outcome !== (up ? 'Up' : 'Down')) return 0n;
  const [own, other] = up ? [pools.up, pools.down] : [pools.down, pools.up];
  return amount + bonusOf(amount, own, other);
}

type Compare = (what: string, recomputed: unknown, reported: unknown) => void;

function checkStart({ start }: RoundEvents, { startAnswer }: FeedRecord, compare: Compare): void {
  compare('the start price', startAnswer?.answer ?? 'no answer', start.priceAtStart);
  const isBefore = startAnswer === undefined || startAnswer.updatedAt <= start.startTime;
  compare('the start answer is not younger than the start', isBefore, true);
}

function checkStakes({ start, predictions }: RoundEvents, compare: Compare): Pools {
  const pools = { up: 0n, down: 0n };
  const players = new Set<string>();
  for (const { player, up, amount, upPool, downPool } of predictions) {
    compare(`${player} predicted once`, !players.has(player), true);
    players.add(player);
    const isWithin = amount >= start.minimumDeposit && amount <= start.maximumDeposit;
    compare(`the stake of ${player} is within the limits`, isWithin, true);
    pools[up ? 'up' : 'down'] += amount;
    compare(`the UP pool after ${player}`, pools.up, upPool);
    compare(`the DOWN pool after ${player}`, pools.down, downPool);
  }
  const worst = [houseChange(pools.up, pools.down), houseChange(pools.down, pools.up)];
  const isCovered = worst.every((change) => change >= -start.maxExposure);
  compare('the house risks no more than the exposure', isCovered, true);
  return pools;
}

/** Voiding a round without an answer is valid only if the feed had no answer by then, or after a day. */
function mayVoidWithoutAnswer(at: bigint, end: bigint, endAnswer: Answer | undefined): boolean {
  if (at >= end + VOID_ANYWAY_DELAY) return true;
  return at >= end + VOID_DELAY && (endAnswer === undefined || endAnswer.updatedAt >= at);
}

function checkEnding(
  ending: Ending,
  end: bigint,
  recomputed: { outcome: Outcome; owed: bigint; burned: bigint; endAnswer: Answer | undefined },
  compare: Compare,
): void {
  const { outcome, owed, burned, endAnswer } = recomputed;
  compare('the sum of the claims', owed, ending.owed);
  if (ending.kind === 'resolved') {
    compare('the outcome', outcome, ending.outcome);
    compare('the end answer', endAnswer?.id ?? 'no answer', ending.feedRoundId);
    compare('the end price', endAnswer?.answer ?? 'no answer', ending.priceAtEnd);
    compare('the burned amount', burned, ending.burned);
    return;
  }
  compare('the outcome', outcome, 'Void');
  if (ending.feedRoundId === 0n) {
    const isRight = mayVoidWithoutAnswer(ending.at, end, endAnswer);
    compare('the round could be voided without an answer', isRight, true);
  } else {
    compare('the end answer', endAnswer?.id ?? 'no answer', ending.feedRoundId);
  }
}

function checkClaims(
  { predictions, claims }: RoundEvents,
  outcome: Outcome,
  pools: Pools,
  compare: Compare,
): void {
  const paid = new Set<string>();
  for (const { player, payout } of claims) {
    const position = predictions.find((prediction) => prediction.player === player);
    const right = position ? payoutOf(outcome, position.up, position.amount, pools) : 0n;
    compare(`the payout to ${player}`, paid.has(player) ? 0n : right, payout);
    paid.add(player);
  }
}

/** Recomputes a round from its stakes and the feed's answers, and compares the result with the contract's events. */
export function judge(events: RoundEvents, feed: FeedRecord): Verdict {
  const disagreements: string[] = [];
  const compare: Compare = (what, recomputed, reported) => {
    if (recomputed === reported) return;
    disagreements.push(`${what}: recomputed ${String(recomputed)}, reported ${String(reported)}`);
  };
  const outcome = outcomeOf(events, feed);
  const { start, ending, claims } = events;
  checkStart(events, feed, compare);
  const pools = checkStakes(events, compare);
  if (ending !== undefined) {
    const recomputed = { outcome, ...totalsOf(outcome, pools), endAnswer: feed.endAnswer };
    checkEnding(ending, start.endTime, recomputed, compare);
    checkClaims(events, outcome, pools, compare);
  } else {
    compare('claims before the end', claims.length, 0);
  }
  return { outcome, disagreements };
}
