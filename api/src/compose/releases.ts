import type { Logger } from 'pino';
import type { Metrics } from '../infra/metrics';
import type { Settings } from '../infra/settings/settings';
import { followReleases } from '../telemetry/follow-releases';
import { createRemoteMetrics } from '../telemetry/remote-metrics';
import { createReports } from '../telemetry/reports';

/** Follows the site's releases, and counts what visitors report of the versions that it serves. */
export function openReleases(
  { SITE_DESCRIPTOR: place }: Settings,
  { registry }: Metrics,
  log: Logger,
  onRelease: (serial: number) => void,
) {
  const metrics = createRemoteMetrics(registry);
  const site = place
    ? followReleases({ place, log, onRelease, onVersion: metrics.served })
    : undefined;
  const reports = createReports({
    log,
    metrics,
    isServed: (named) => site?.serves(named) ?? false,
    versions: () => site?.versions() ?? [],
  });
  return {
    reports,
    /** The serial number of the site's descriptor; undefined if it is unknown. */
    serial: () => site?.latest(),
    /** The previews that are not over. */
    previews: () => site?.previews() ?? [],
    /** Seconds until pages reject the descriptor; undefined if it never expires. */
    validFor: () => site?.validFor(),
    stop: async () => site?.stop(),
  };
}

export type Releases = ReturnType<typeof openReleases>;
