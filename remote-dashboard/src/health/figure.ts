import type { OperatorOverview } from '@updown/shared';

/** `watch`: it may become a problem. `act`: it is one. */
export type Level = 'ok' | 'watch' | 'act';

/** One figure of the strip. */
export interface HealthFigure {
  label: string;
  value: string;
  /** Gives the value its meaning. */
  note: string;
  level: Level;
}

/** What a figure is made of. */
export interface Seen {
  overview: OperatorOverview;
  /** Unix seconds of the game's clock. */
  now: number;
  symbol: string;
}

const order: readonly Level[] = ['ok', 'watch', 'act'];

export function worst(...levels: readonly Level[]): Level {
  return order[Math.max(...levels.map((level) => order.indexOf(level)))] ?? 'ok';
}

/** `watch` from one value on, `act` from another; for a value that is better the lower it is. */
export function levelFrom(value: number, watch: number, act: number): Level {
  if (value >= act) return 'act';
  return value >= watch ? 'watch' : 'ok';
}
