import { type Agent, type Bet, type Sight, STEP } from './agent';

const MOST_STEPS = 30;

/** From 30,000 to 300,000 ION, in the page's steps. */
function stakeOf({ random, terms }: Sight): bigint {
  const stake = STEP * BigInt(Math.ceil(random() * MOST_STEPS));
  return stake < terms.minimum ? terms.minimum : stake;
}

function honest(strategy: Agent['strategy'], at: number, isUp: (sight: Sight) => boolean): Agent {
  const decide = (sight: Sight): Bet[] => [{ up: isUp(sight), amount: stakeOf(sight) }];
  return { strategy, plans: [{ at, decide }] };
}

/** Bets on a random side at a random moment. */
export function randomPlayer(at: number): Agent {
  return honest('honest, random side', at, ({ random }) => random() < 0.5);
}

/** Bets at a random moment that the move continues. */
export function momentumPlayer(at: number): Agent {
  return honest('honest, follows the move', at, (sight) => sight.marketPrice >= sight.startPrice);
}
