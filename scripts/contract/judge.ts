import { compareContracts } from './change';
import { fittingVersion, isAtLeast } from './fitting-version';
import type { Report } from './report';

export type Judgement =
  | { readonly kind: 'same' }
  /** The version fits; the report is out of date. */
  | { readonly kind: 'outdated'; readonly lines: readonly string[] }
  | { readonly kind: 'refused'; readonly lines: readonly string[]; readonly needs: string };

/** Compares the contract of now with the recorded one: a change needs a version that says what it does. */
export function judge(recorded: Report, now: Report): Judgement {
  const { change, lines } = compareContracts(recorded.contract, now.contract);
  if (change === 'none') return { kind: 'same' };
  const needs = fittingVersion(recorded.version, change);
  return isAtLeast(now.version, needs)
    ? { kind: 'outdated', lines }
    : { kind: 'refused', lines, needs };
}
