import { isHonest, type Strategy } from './agents/agent';
import type { Weather } from './cast';
import type { Played } from './play-round';
import { accepted } from './settle';

/** Stakes and gains of a strategy in one round, in ION. */
export interface Result {
  stake: number;
  gain: number;
}

/** A round's data for the statistics. */
export interface Sample {
  weather: Weather['name'];
  /** The attacker of the round. */
  attacker: Strategy | 'none';
  house: number;
  burned: number;
  /** The number of honest players, and of those for whom the round had no room. */
  honest: number;
  turnedAway: number;
  /** Stakes that the contract rejected, as required. */
  refused: number;
  results: Partial<Record<Strategy, Result>>;
}

function ion(amount: bigint): number {
  return Number(amount) / 1e18;
}

export function sampleOf({ cast, betting, settlement }: Played): Sample {
  const results: Sample['results'] = {};
  for (const { strategy } of cast.agents) results[strategy] = { stake: 0, gain: 0 };
  accepted(betting).forEach(({ strategy, amount }, index) => {
    const result = results[strategy]!;
    result.stake += ion(amount);
    result.gain += ion(settlement.payouts[index]! - amount);
  });
  return {
    weather: cast.weather.name,
    attacker: cast.agents.find(({ strategy }) => !isHonest(strategy))?.strategy ?? 'none',
    house: ion(settlement.house),
    burned: ion(settlement.burned),
    honest: cast.agents.filter(({ strategy }) => isHonest(strategy)).length,
    turnedAway: betting.turnedAway,
    refused: betting.attempts.filter(({ isAccepted }) => !isAccepted).length,
    results,
  };
}
