import { type OperatorOverview, useClock, useSymbol } from '@updown/shared';
import { t } from '../../texts/texts';

/** `watch`: may become a problem. `act`: is a problem. */
export type Level = 'ok' | 'watch' | 'act';

/** One figure of the health strip. */
export interface HealthFigure {
  label: string;
  value: string;
  /** Every digit of a rounded value, which shows on hover. */
  exact?: string;
  /** Puts the value into context. */
  note: string;
  level: Level;
}

/** The data behind the figures. */
export interface Seen {
  overview: OperatorOverview;
  /** Game time in Unix seconds. */
  now: number;
  symbol: string;
}

const order: readonly Level[] = ['ok', 'watch', 'act'];

export function worst(...levels: readonly Level[]): Level {
  return order[Math.max(...levels.map((level) => order.indexOf(level)))] ?? 'ok';
}

/** The level of a value for which lower is better: `watch` from one limit on, `act` from another. */
export function levelFrom(value: number, watch: number, act: number): Level {
  if (value >= act) return 'act';
  return value >= watch ? 'watch' : 'ok';
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A duration in its largest fitting unit, rounded down: '42 s', '12 min', '5 h', '3 days'. */
export function formatSpan(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole < 2 * MINUTE) return t('{n} s', { n: whole });
  if (whole < 2 * HOUR) return t('{n} min', { n: Math.floor(whole / MINUTE) });
  if (whole < 2 * DAY) return t('{n} h', { n: Math.floor(whole / HOUR) });
  return t('{n} days', { n: Math.floor(whole / DAY) });
}

/** The overview and the current second. */
export function useSeen(overview: OperatorOverview): Seen {
  const now = useClock((milliseconds) => Math.floor(milliseconds / 1000));
  return { overview, now, symbol: useSymbol() };
}
