import { assessment, exposures, seeds, smallestExposure } from './exposure-figures';
import { deviationRounds, distances, waits } from './feed-figures';
import { breakEven, lateBetting, oldPrices } from './late-figures';
import { defaults } from './network-figures';
import { attack, bothSides, examples, oneSided } from './payout-figures';
import { recordedMoves } from './record-figures';
import { feedRules } from './rule-figures';

/** All generated tables of docs/economics.md, by the names of their places. */
export function figures(): Record<string, string> {
  return {
    examples: examples(),
    'one-sided': oneSided(),
    'both-sides': bothSides(),
    attack: attack(),
    'late-betting': lateBetting(),
    'recorded-moves': recordedMoves(),
    'break-even': breakEven(),
    'old-prices': oldPrices(),
    seeds: seeds(),
    exposures: exposures(),
    'smallest-exposure': smallestExposure(),
    assessment: assessment(),
    distances: distances(),
    'deviation-rounds': deviationRounds(),
    waits: waits(),
    'feed-rules': feedRules(),
    defaults: defaults(),
  };
}
