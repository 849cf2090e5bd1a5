import { gte, inc, major } from 'semver';
import type { Contract } from './describe-exports';
import type { Report } from './report';
import { isWidened } from './widened';

/** What a change of a contract does to a front end that was built before it. */
type Change = 'none' | 'addition' | 'break';

/** The API alone makes its shapes, and is released apart: a new member of one comes without a new version of the page. */
function isOfApi(key: string): boolean {
  return key.startsWith('api.');
}

/**
 * A new required member of a known type breaks who makes such a value, such as a component's properties. A new endpoint of a
 * file of the API is an addition: types begin with a capital, and the endpoints are members too.
 */
function breaks(key: string, old: Contract): boolean {
  const [type = '', member] = key.split('.');
  if (member === undefined || isOfApi(key) || key.endsWith('?')) return false;
  return /^[A-Z]/.test(type) && [...old.keys()].some((known) => known.startsWith(`${type}.`));
}

/** What changed, with one line for each difference: '+ useRelease: …'. */
function compareContracts(old: Contract, now: Contract) {
  const removed = [...old].filter(([key]) => !now.has(key));
  const changed = [...now].filter(([key, type]) => old.has(key) && old.get(key) !== type);
  const added = [...now].filter(([key]) => !old.has(key));
  const becameOptional = (key: string) => key.endsWith('?') && old.has(key.slice(0, -1));
  const isBreak =
    removed.length > 0 ||
    changed.some(([key, type]) => !isWidened(type, old.get(key)!)) ||
    added.some(([key]) => breaks(key, old) || becameOptional(key));
  const change: Change = isBreak
    ? 'break'
    : [...added, ...changed].some(([key]) => !isOfApi(key))
      ? 'addition'
      : 'none';
  return {
    change,
    lines: [
      ...removed.map(([key, type]) => `- ${key}: ${type}`),
      ...changed.map(([key, type]) => `~ ${key}: ${old.get(key)} → ${type}`),
      ...added.map(([key, type]) => `+ ${key}: ${type}`),
    ],
  };
}

/** The lowest version that says what a change does; below 1.0.0 the minor version stands for breaks. */
function lowestVersion(version: string, change: Exclude<Change, 'none'>): string {
  const isStable = major(version) > 0;
  const additions = isStable ? 'minor' : 'patch';
  const breaks = isStable ? 'major' : 'minor';
  return inc(version, change === 'break' ? breaks : additions)!;
}

export type Judgement =
  | { readonly kind: 'same' }
  /** The version fits; the report is out of date. */
  | { readonly kind: 'outdated'; readonly lines: readonly string[] }
  | { readonly kind: 'refused'; readonly lines: readonly string[]; readonly needs: string };

/** Compares the contract of now with the recorded one: a change needs a version that says what it does. */
export function judge(recorded: Report, now: Report): Judgement {
  const { change, lines } = compareContracts(recorded.contract, now.contract);
  if (change === 'none') return { kind: 'same' };
  const needs = lowestVersion(recorded.version, change);
  return gte(now.version, needs) ? { kind: 'outdated', lines } : { kind: 'refused', lines, needs };
}
