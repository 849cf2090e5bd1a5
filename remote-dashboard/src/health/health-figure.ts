import type { OperatorOverview } from '@updown/shared';
import { t } from '../../texts/texts';

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

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** '42 s', '12 min', '5 h', '3 days': a span of time in its largest fitting unit, rounded down. */
export function formatSpan(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole < 2 * MINUTE) return t('{n} s', { n: whole });
  if (whole < 2 * HOUR) return t('{n} min', { n: Math.floor(whole / MINUTE) });
  if (whole < 2 * DAY) return t('{n} h', { n: Math.floor(whole / HOUR) });
  return t('{n} days', { n: Math.floor(whole / DAY) });
}
