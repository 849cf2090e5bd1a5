import type { Figures, Visit } from './cold-load';

/** One visit of each page. */
export interface Turn {
  readonly page: Visit;
  readonly frozenPage: Visit;
  /** Also of the frozen commit. */
  readonly single: Visit;
}

interface Row {
  readonly name: string;
  readonly unit: 'ms' | 'KB' | '';
  /** The largest accepted ratio to the single bundle; without a unit, the largest accepted value. */
  readonly budget?: number;
}

const ROWS: Readonly<Record<keyof Figures, Row>> = {
  connectSeen: { name: 'Connect visible', unit: 'ms', budget: 0.35 },
  connectWorks: { name: 'Connect working', unit: 'ms', budget: 1 },
  largestPaint: { name: 'largest paint', unit: 'ms', budget: 1 },
  panelWorks: { name: 'panel usable', unit: 'ms', budget: 1 },
  blocking: { name: 'blocking time', unit: 'ms', budget: 1 },
  layoutShift: { name: 'layout shift (no ratio)', unit: '', budget: 0.02 },
  scriptBeforeConnect: { name: 'script before Connect', unit: 'KB' },
};

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

function shown(value: number, unit: Row['unit']): string {
  if (unit === 'KB') return `${(value / 1024).toFixed(1)} KB`;
  return unit === 'ms' ? `${value.toFixed(0)} ms` : value.toFixed(3);
}

function withSpread(values: readonly number[], unit: Row['unit']): string {
  const spread = `${shown(Math.min(...values), unit)} to ${shown(Math.max(...values), unit)}`;
  return `${shown(median(values), unit)} (${spread})`;
}

function lines(rows: readonly (readonly string[])[]): string {
  const [head = [], ...others] = rows;
  return [head, head.map(() => ':--'), ...others]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/**
 * A Markdown table of medians, spread, and the ratios of both pages to the single bundle. Bold figures exceed their budget.
 */
export function table(turns: readonly Turn[]): string {
  const rows = Object.entries(ROWS).map(([key, { name, unit, budget }]) => {
    const of = (who: keyof Turn) => turns.map((turn) => turn[who].figures[key as keyof Figures]);
    const [page, frozenPage, single] = [of('page'), of('frozenPage'), of('single')];
    const judged = (values: readonly number[]) =>
      unit === '' ? median(values) : median(values) / median(single);
    const verdict = (values: readonly number[]) => judged(values).toFixed(unit === '' ? 3 : 2);
    const isMissed = budget !== undefined && judged(page) > budget;
    return [
      name,
      ...[page, frozenPage, single].map((values) => withSpread(values, unit)),
      isMissed ? `**${verdict(page)}**` : verdict(page),
      verdict(frozenPage),
      budget === undefined ? '' : `≤ ${budget}`,
    ];
  });
  const three = ['page', 'frozen page', 'frozen single bundle'];
  return lines([['', ...three, 'page ÷ single', 'frozen page ÷ single', 'budget'], ...rows]);
}

const MOMENTS = ['connectSeen', 'connectWorks', 'largestPaint', 'panelWorks'] as const;

/** The requests and the marks of a visit, in order of time. */
export function waterfall({ figures, requests }: Visit): string {
  const carried = requests.map(({ path, start, end, bytes }) => ({
    start,
    cells: [end === undefined ? 'open' : shown(end, 'ms'), shown(bytes, 'KB'), path],
  }));
  const moments = MOMENTS.map((key) => ({
    start: figures[key],
    cells: ['', '', `**${ROWS[key].name}**`],
  }));
  const rows = [...carried, ...moments]
    .sort((a, b) => a.start - b.start)
    .map(({ start, cells }) => [shown(start, 'ms'), ...cells]);
  return lines([['start', 'end', 'size', 'request'], ...rows]);
}
