import { deviationRounds, distances, waits } from './feedFigures';
import { breakEven, lateBetting, oldPrices, seeds } from './lateFigures';
import { defaults } from './networkFigures';
import { attack, bothSides, examples, oneSided } from './payoutFigures';

/** Every table of docs/economics.md, by the name of its place there. */
export const figures = (): Record<string, string> => ({
  examples: examples(),
  'one-sided': oneSided(),
  'both-sides': bothSides(),
  attack: attack(),
  'late-betting': lateBetting(),
  'break-even': breakEven(),
  'old-prices': oldPrices(),
  seeds: seeds(),
  distances: distances(),
  'deviation-rounds': deviationRounds(),
  waits: waits(),
  defaults: defaults(),
});
