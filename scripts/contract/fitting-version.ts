import type { Change } from './change';

function numbersOf(version: string): number[] {
  return version.split('-')[0]!.split('.').map(Number);
}

/** The lowest version that says what a change does; below 1.0.0 the minor version stands for breaks. */
export function fittingVersion(version: string, change: Change): string {
  const [major = 0, minor = 0, patch = 0] = numbersOf(version);
  if (change === 'none') return `${major}.${minor}.${patch}`;
  if (major === 0) return change === 'break' ? `0.${minor + 1}.0` : `0.${minor}.${patch + 1}`;
  return change === 'break' ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
}

export function isAtLeast(version: string, least: string): boolean {
  const [a, b] = [numbersOf(version), numbersOf(least)];
  const first = a.findIndex((number, index) => number !== b[index]);
  return first === -1 || a[first]! > b[first]!;
}
