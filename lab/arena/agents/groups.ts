import type { Agent, Bet, Sight } from './agent';
import { bestBet, chanceOfUp } from './best-bet';

const MOST_ADDRESSES = 42n;
/**
 * The ratio of the small to the large pool, in ten thousandths, at which the house's result is worst
 * (docs/economics.md).
 */
const WORST_RATIO = 1_056n;

/** Stakes on both sides so that the house is closest to a loss. */
export function twoSidedBettor(): Agent {
  const decide = ({ terms: { minimum }, random }: Sight): Bet[] => {
    const isUp = random() < 0.5;
    // The small stake comes first, because the house's exposure covers it on its own.
    return [
      { up: !isUp, amount: minimum },
      { up: isUp, amount: (minimum * 10_000n) / WORST_RATIO },
    ];
  };
  return { strategy: 'two-sided bettor', plans: [{ at: 1, decide }] };
}

function split({ up, amount }: Bet, { minimum, maximum }: Sight['terms']): Bet[] {
  const fitting = amount / minimum < MOST_ADDRESSES ? amount / minimum : MOST_ADDRESSES;
  const part = amount / fitting < maximum ? amount / fitting : maximum;
  return Array.from({ length: Number(fitting) }, (_, index) => ({
    up,
    amount: index === 0 && part < maximum ? amount - part * (fitting - 1n) : part,
  }));
}

/** Small stakes on both sides make room for many late addresses that bet as a group. */
export function colluders(lastSecond: number): Agent {
  const seed = ({ terms: { minimum } }: Sight): Bet[] => [
    { up: true, amount: minimum },
    { up: false, amount: minimum },
  ];
  const together = (sight: Sight): Bet[] => {
    const bet = bestBet(sight, chanceOfUp(sight), sight.terms.maximum * MOST_ADDRESSES);
    return bet ? split(bet, sight.terms) : [];
  };
  return {
    strategy: 'colluders',
    plans: [
      { at: 1, decide: seed },
      { at: lastSecond, decide: together },
    ],
  };
}

/** Takes up all room on one side before anyone else, and sends stakes that the contract must reject. */
export function griefer(): Agent {
  const decide = ({ terms, random }: Sight): Bet[] => {
    const up = random() < 0.5;
    const alone = (terms.exposure * 100n) / 80n;
    return [
      { up, amount: terms.minimum - 1n },
      { up, amount: terms.maximum + 1n },
      { up, amount: alone < terms.maximum ? alone : terms.maximum, twice: true },
    ];
  };
  return { strategy: 'griefer', plans: [{ at: 0, decide }] };
}
