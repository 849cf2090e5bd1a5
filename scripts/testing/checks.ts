import type { Task } from './tasks';

/** The static checks, but those of the contracts, the slowest first. */
export const checks: readonly Task[] = [
  { name: 'Types and lint', npm: ['run', 'lint'] },
  { name: 'Format', npm: ['run', 'format:check'] },
  { name: 'Unused code', npm: ['run', 'knip'] },
  { name: 'Contracts between the front ends', npm: ['run', 'api-report', '--', '--check'] },
  { name: 'API types as generated', npm: ['run', 'generate:check', '-w', 'api'] },
  { name: 'Lock file for every platform', npm: ['run', 'lock', '--', '--check'] },
];
