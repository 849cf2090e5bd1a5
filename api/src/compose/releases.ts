import type { Logger } from 'pino';
import type { Db } from '../infra/database/database';
import type { Metrics } from '../infra/metrics';
import type { Settings } from '../infra/settings/settings';
import type { Warn } from '../infra/worker';
import { followReleases } from '../state/release/follow-releases';
import type { IsServed } from '../state/release/served-versions';
import { createReleaseFigures } from '../state/release-figures/release-figures';
import { createRemoteErrors } from '../state/remote-errors/remote-errors';
import { createRemoteVitals } from '../state/remote-errors/remote-vitals';

/** Follows the site's releases, and counts what visitors report of the versions that it serves. */
export function openReleases(
  { SITE_DESCRIPTOR: place }: Settings,
  db: Db,
  metrics: Metrics,
  log: Logger,
  warn: Warn,
  onRelease: (serial: number) => void,
) {
  const site = place
    ? followReleases({ place, log, onRelease, onVersion: metrics.remoteServed })
    : undefined;
  const isServed: IsServed = (named) => site?.serves(named) ?? false;
  const figures = createReleaseFigures({
    db,
    versions: () => site?.versions() ?? [],
    onError: warn('release-figures', 'Could not store the figures of the releases'),
  });
  const vitals = createRemoteVitals({
    isServed,
    onVital: (named, vital, value) => {
      metrics.remoteVital(named, vital, value);
      if (vital === 'inp') figures.add({ ...named, what: vital, value: Math.round(value) });
    },
  });
  const errors = createRemoteErrors({
    db,
    log,
    isServed,
    onFailure: metrics.remoteFailed,
    onSession: (session) => {
      metrics.remoteSession(session);
      const { outcome: what, ...named } = session;
      figures.add({ ...named, what, value: 0 });
    },
    onError: warn('remote-errors', 'Could not store the remote failures'),
  });
  return {
    figures,
    vitals,
    errors,
    /** The serial number of the site's descriptor; undefined if it is unknown. */
    serial: () => site?.latest(),
    /** The previews that are not over. */
    previews: () => site?.previews() ?? [],
    /** Seconds until pages reject the descriptor; undefined if it never expires. */
    validFor: () => site?.validFor(),
    stop: async () => {
      await Promise.all([errors.stop(), figures.stop(), site?.stop()]);
    },
  };
}

export type Releases = ReturnType<typeof openReleases>;
