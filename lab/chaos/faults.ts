import type { Target } from './targets';

/** A failure that the run causes in the operated stack. */
export interface Fault {
  readonly name: string;
  readonly kind: 'kill' | 'freeze' | 'incident' | 'upgrade' | 'full disk';
  readonly target?: Target;
  /** The alerts that name the cause; the first to arrive counts. Empty if the fault raises no alert. */
  readonly alerts: readonly string[];
  /** How long the process stays frozen, or the disk full. */
  readonly seconds?: number;
  /** Whether the short form, which the tests run, includes it. */
  readonly isShort?: boolean;
}

function kill(target: Target, alerts: string[], name: string, isShort = false): Fault {
  return {
    kind: 'kill',
    target,
    alerts,
    isShort,
    name: `${name} killed`,
  };
}
function freeze(target: Target, alerts: string[], name: string, seconds: number): Fault {
  return {
    kind: 'freeze',
    target,
    alerts,
    seconds,
    name: `${name} frozen for ${seconds} s`,
  };
}
/** A freeze that only the commands of the alert's runbook end. */
function incident(target: Target, alerts: string[], name: string): Fault {
  return {
    kind: 'incident',
    target,
    alerts,
    name: `${name} frozen, until the runbook is followed`,
  };
}

/** A killed process may be back before it is missed. */
const apiAlerts = ['ApiDown', 'ApiRestarted'];

/** The faults, in the order of the run. */
export const faults: readonly Fault[] = [
  kill('nginx worker', ['NginxRestarted'], 'A worker of nginx'),
  kill('nginx master', ['NginxRestarted'], 'The master of nginx'),
  freeze('nginx worker', ['NginxUnresponsive'], 'A worker of nginx', 15),
  // The workers serve without it.
  freeze('nginx master', [], 'The master of nginx', 5),
  incident('nginx worker', ['NginxUnresponsive'], 'A worker of nginx'),
  kill('leader', apiAlerts, 'The API process that leads', true),
  kill('follower', apiAlerts, 'The other API process'),
  freeze('leader', ['ApiDown'], 'The API process that leads', 20),
  freeze('follower', ['ApiDown'], 'The other API process', 15),
  incident('leader', ['ApiDown'], 'The API process that leads'),
  { name: 'A rolling upgrade', kind: 'upgrade', alerts: apiAlerts },
  kill('database', ['DatabaseInterrupted'], 'PostgreSQL', true),
  freeze('database', ['DatabaseSilent'], 'PostgreSQL', 20),
  incident('database', ['DatabaseSilent'], 'PostgreSQL'),
  kill('chain', ['ChainInterrupted'], 'The chain'),
  freeze('chain', ['ChainInterrupted'], 'The chain', 15),
  { name: 'The disk full for 10 s', kind: 'full disk', alerts: ['DiskFull'], seconds: 10 },
];
