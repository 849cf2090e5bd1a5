import type { RemoteVitals as Vitals, RemoteVitalsBody } from '@updown/protocol/api/telemetry';
import type { IsServed, Named } from '../release/served-versions';
import { createOnceADay } from './once-a-day';

export const VITALS = ['inp', 'lcp', 'cls', 'load', 'longTask'] as const;
export type Vital = (typeof VITALS)[number];

interface Options {
  /** Whether the site's descriptor has the version. */
  readonly isServed: IsServed;
  /** Called for each caller, once a day for each vital of a version. */
  readonly onVital: (named: Named, vital: Vital, value: number) => void;
}

/**
 * Counts the vitals that pages report. Anyone can report any figure, so only versions in the site's descriptor count, and
 * each address counts once a day for each vital: an attacker with one address weighs as much as one visitor.
 */
export function createRemoteVitals({ isServed, onVital }: Options) {
  const isFirst = createOnceADay();

  const count = ({ remote, version, ...vitals }: Vitals, caller: string) => {
    const named = { remote, version };
    if (!isServed(named)) return;
    for (const vital of VITALS) {
      const value = vitals[vital];
      if (value === undefined || !isFirst(caller, `${remote} ${version} ${vital}`)) continue;
      onVital(named, vital, value);
    }
  };
  return ({ remotes }: RemoteVitalsBody, caller: string): void => {
    for (const vitals of remotes) count(vitals, caller);
  };
}

export type RemoteVitals = ReturnType<typeof createRemoteVitals>;
