import type { Visit } from './cold-load';

interface Row {
  readonly name: string;
  readonly unit: 'ms' | 'KB' | '';
}

const ROWS: Readonly<Record<keyof Visit, Row>> = {
  firstPaint: { name: 'first paint', unit: 'ms' },
  largestPaint: { name: 'largest paint', unit: 'ms' },
  connectSeen: { name: 'Connect visible', unit: 'ms' },
  connectWorks: { name: 'Connect working', unit: 'ms' },
  panelSeen: { name: 'panel with its data seen', unit: 'ms' },
  panelWorks: { name: 'panel usable', unit: 'ms' },
  chartSeen: { name: 'round line', unit: 'ms' },
  blocking: { name: 'blocking time', unit: 'ms' },
  layoutShift: { name: 'layout shift', unit: '' },
  scriptBeforeConnect: { name: 'script before Connect', unit: 'KB' },
  scriptBeforePanel: { name: 'script before the panel is usable', unit: 'KB' },
  bytes: { name: 'bytes', unit: 'KB' },
  requests: { name: 'requests', unit: '' },
};

export interface Compared {
  readonly composed: readonly Visit[];
  readonly single: readonly Visit[];
  /** The single bundle with the first paint of the composed page. */
  readonly ahead?: readonly Visit[];
}

type Goals = Readonly<Partial<Record<keyof Visit, number>>>;

/** The most that the composed page may take of the single bundle's figure, at a first visit. */
export const GOALS: Goals = {
  largestPaint: 0.35,
  connectSeen: 0.3,
  connectWorks: 0.85,
  panelSeen: 0.35,
  panelWorks: 0.85,
  scriptBeforeConnect: 1,
};

/** The same, beside a single bundle that has the first paint too. */
const GOAL_AHEAD = 1.05;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

function shown(value: number, { unit, name }: Row): string {
  if (unit === 'KB') return `${(value / 1024).toFixed(1)} KB`;
  if (unit === 'ms') return `${value.toFixed(0)} ms`;
  return name === 'layout shift' ? value.toFixed(3) : value.toFixed(0);
}

function withSpread(values: readonly number[], row: Row): string {
  const spread = `${shown(Math.min(...values), row)} to ${shown(Math.max(...values), row)}`;
  return `${shown(median(values), row)} (${spread})`;
}

function lines(rows: readonly (readonly string[])[]): string {
  const [head = [], ...others] = rows;
  return [head, head.map(() => ':--'), ...others]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

export interface Times {
  readonly composed: readonly number[];
  readonly single: readonly number[];
}

/** Medians and spread of times in milliseconds, by what they are of. */
export function timeTable(times: Readonly<Record<string, Times>>): string {
  const rows = Object.entries(times).map(([name, { composed, single }]) => {
    const row: Row = { name, unit: 'ms' };
    return [name, withSpread(composed, row), withSpread(single, row)];
  });
  return lines([['', 'composed', 'single bundle'], ...rows]);
}

/** Medians and spread of the pages, and the ratios of the composed page to the others, as a table in Markdown. */
export function table({ composed, single, ahead }: Compared, goals: Goals = {}): string {
  const rows = Object.entries(ROWS).map(([key, row]) => {
    const figure = key as keyof Visit;
    const of = (visits: readonly Visit[]) => visits.map((visit) => visit[figure]);
    const ratio = (visits: readonly Visit[]) => {
      const divisor = median(of(visits));
      return divisor === 0 ? '' : (median(of(composed)) / divisor).toFixed(2);
    };
    const goal = goals[figure] === undefined ? '' : `≤ ${goals[figure]}`;
    const cells = [row.name, withSpread(of(composed), row), withSpread(of(single), row)];
    cells.push(ratio(single), goal);
    if (ahead) cells.push(withSpread(of(ahead), row), ratio(ahead));
    return cells;
  });
  const head = ['', 'composed', 'single bundle', 'ratio', 'goal'];
  if (ahead) head.push('single bundle, rendered ahead', `ratio (goal ≤ ${GOAL_AHEAD})`);
  return lines([head, ...rows]);
}
