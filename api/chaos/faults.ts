import type { Target } from './targets';

/** A failure that the run causes in the operated stack. */
export interface Fault {
  readonly name: string;
  readonly kind: 'kill' | 'freeze' | 'upgrade' | 'full disk';
  readonly target?: Target;
  /** How long the process stays frozen, or the disk full. */
  readonly seconds?: number;
  /** Whether the short form, which the tests run, includes it. */
  readonly isShort?: boolean;
}

function kill(target: Target, name: string, isShort = false): Fault {
  return {
    kind: 'kill',
    target,
    isShort,
    name: `${name} killed`,
  };
}
function freeze(target: Target, name: string, seconds: number, isShort = false): Fault {
  return {
    kind: 'freeze',
    target,
    seconds,
    isShort,
    name: `${name} frozen for ${seconds} s`,
  };
}

/** The faults, in the order of the run. */
export const faults: readonly Fault[] = [
  kill('nginx worker', 'A worker of nginx'),
  kill('nginx master', 'The master of nginx'),
  freeze('nginx worker', 'A worker of nginx', 5),
  freeze('nginx master', 'The master of nginx', 5),
  kill('leader', 'The API process that leads', true),
  kill('follower', 'The other API process'),
  freeze('leader', 'The API process that leads', 20),
  freeze('follower', 'The other API process', 10),
  { name: 'A rolling upgrade', kind: 'upgrade' },
  kill('database', 'PostgreSQL', true),
  freeze('database', 'PostgreSQL', 15),
  kill('chain', 'The chain'),
  freeze('chain', 'The chain', 15),
  { name: 'The disk full for 10 s', kind: 'full disk', seconds: 10 },
];
