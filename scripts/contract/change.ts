import type { Contract } from './describe-exports';

/** What a change of a contract does to a front end that was built before it. */
export type Change = 'none' | 'addition' | 'break';

export interface Difference {
  readonly change: Change;
  /** One line for each difference: '+ useRelease: …'. */
  readonly lines: readonly string[];
}

function withoutMark(key: string): string {
  return key.replace(/\?$/, '');
}

/**
 * A new required member of a known type breaks who makes such a value, such as a component's properties. The API alone
 * makes its shapes, so a new member of one is an addition.
 */
function breaks(key: string, old: Contract): boolean {
  const [type = '', member] = key.split('.');
  if (member === undefined || key.startsWith('api.') || key.endsWith('?')) return false;
  return [...old.keys()].some((known) => known.startsWith(`${type}.`) && isOfType(known));
}

/** Types begin with a capital; the endpoints of a file of the API are members too, and a new one breaks no remote. */
function isOfType(key: string): boolean {
  return /^[A-Z]/.test(key);
}

export function compareContracts(old: Contract, now: Contract): Difference {
  const removed = [...old].filter(([key]) => !now.has(key));
  const changed = [...now].filter(([key, type]) => old.has(key) && old.get(key) !== type);
  const added = [...now].filter(([key]) => !old.has(key));
  const becameOptional = (key: string) => key.endsWith('?') && old.has(withoutMark(key));
  const isBreak =
    removed.length + changed.length > 0 ||
    added.some(([key]) => breaks(key, old) || becameOptional(key));
  return {
    change: isBreak ? 'break' : added.length > 0 ? 'addition' : 'none',
    lines: [
      ...removed.map(([key, type]) => `- ${key}: ${type}`),
      ...changed.map(([key, type]) => `~ ${key}: ${old.get(key)} → ${type}`),
      ...added.map(([key, type]) => `+ ${key}: ${type}`),
    ],
  };
}
