import type { DeploymentSettings } from '@updown/contracts/deploy';
import { generator } from '../farming/random';
import { fitted } from '../market/fitted';
import { marketWalk } from '../market/walk';
import { openArenaChain } from './arena-chain';
import { drawCast } from './cast';
import { type Clock, type Played, playRound, priceOf } from './play-round';
import type { RoundTerms } from './pools';

const FIRST_PRICE = 2_400;

export function termsOf(settings: DeploymentSettings): RoundTerms {
  return {
    minimum: settings.minimumDeposit,
    maximum: settings.maximumDeposit,
    exposure: settings.maxRoundExposure,
    lock: Number(settings.predictionLock),
  };
}

interface Options {
  settings: DeploymentSettings;
  rounds: number;
  seed: number;
  onRound?: (played: Played, round: number) => void;
}

/** The node hashes its whole state in each block, so a chain gets slower with every round. */
const ROUNDS_PER_CHAIN = 250;

/** Opens a fresh game whose feed begins with the market's price at this second. */
async function openGame(settings: DeploymentSettings, second: number, price: number) {
  const feed =
    settings.feed.kind === 'own'
      ? { ...settings.feed, firstAnswer: priceOf(price) }
      : settings.feed;
  const chain = await openArenaChain({ ...settings, feed }, second);
  const house = await chain.houseBalance();
  const clock: Clock = { second, answer: 0n, answerId: 1n, house, round: 0n };
  return { chain, clock };
}

/**
 * Plays rounds with randomly drawn agents on the real contracts, and checks each round against the rules. The market
 * and the draws continue from game to game.
 */
export async function playArena({ settings, rounds, seed, onRound }: Options): Promise<Played[]> {
  const terms = termsOf(settings);
  const random = generator(seed);
  const market = marketWalk(fitted.volatility, seed + 1, FIRST_PRICE);
  const all: Played[] = [];
  let second = 0;
  while (all.length < rounds) {
    const { chain, clock } = await openGame(settings, second, market.price(second));
    try {
      for (let left = ROUNDS_PER_CHAIN; left > 0 && all.length < rounds; left -= 1) {
        const cast = drawCast(random, terms.lock);
        const played = await playRound({ chain, terms, market, random }, clock, cast);
        all.push(played);
        onRound?.(played, all.length);
      }
      second = clock.second;
    } finally {
      await chain.stop();
    }
  }
  return all;
}
