import { quantile, reportsIn, type Histogram } from './histogram';

/** What visitors experienced in one version. */
export interface Vitals {
  /** Interaction to Next Paint, in seconds. */
  readonly inp: Histogram;
  /** Cumulative Layout Shift. */
  readonly cls: Histogram;
}

/** `unsure` waits for more visitors. */
export type Verdict = 'fine' | 'worse' | 'unsure';

/** Anybody can invent a few reports, so this many reports about either version decide nothing. */
const INVENTED = 5;
/** With fewer reports, the invented ones could be the majority. */
const FEWEST_REPORTS = 8;

/**
 * How much worse a version may be at the 75th percentile. Load times are missing on purpose: the files of the current
 * version are in the browsers' caches, those of a new one are not.
 */
const ALLOWED: Readonly<Record<keyof Vitals, number>> = { inp: 0.05, cls: 0.1 };

/** The lowest and the highest 75th percentile of the true reports, whichever of them were invented. */
function range(reports: Histogram): { readonly low: number; readonly high: number } {
  const all = reportsIn(reports);
  const quarters = 0.75 * (all - INVENTED);
  return {
    low: quantile(quarters / all, reports),
    high: quantile((quarters + INVENTED) / all, reports),
  };
}

/** Compares one vital of a version with that of the previous version. */
function judge(next: Histogram, current: Histogram, allowed: number): Verdict {
  const [ofNext, ofCurrent] = [next, current].map(reportsIn) as [number, number];
  // Both versions have too few reports, so only failures count.
  if (ofNext < FEWEST_REPORTS && ofCurrent < FEWEST_REPORTS) return 'fine';
  if (ofNext < FEWEST_REPORTS || ofCurrent < FEWEST_REPORTS) return 'unsure';
  const [tried, known] = [range(next), range(current)];
  if (tried.low > known.high + allowed) return 'worse';
  return tried.high <= known.low + allowed ? 'fine' : 'unsure';
}

/**
 * Whether the new version is worse for visitors; `unsure` if a few invented reports could cause or hide the difference.
 */
export function judgeVitals(next: Vitals, current: Vitals): Verdict {
  const verdicts = (['inp', 'cls'] as const).map((vital) =>
    judge(next[vital], current[vital], ALLOWED[vital]),
  );
  if (verdicts.includes('worse')) return 'worse';
  return verdicts.includes('unsure') ? 'unsure' : 'fine';
}
