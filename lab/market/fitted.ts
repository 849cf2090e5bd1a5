import record from './eth-2020.json' with { type: 'json' };
import type { Kept } from './fit';
import type { Volatility } from './volatility';

/** The results from the recorded prices that the project keeps. `npm run fit -w lab` writes it. */
export interface Fitted {
  minutes: number;
  /** The standard deviation of a year's return, from the variance of the recorded minutes. */
  yearlyDeviation: number;
  kept: Kept[];
  volatility: Volatility;
}

export const fitted: Fitted = record;
