import { selectVersions, versionRecorded, type AppStore } from '@updown/shared';
import type { Listen } from '../listener';
import type { Site } from '../site/site';

/** The remotes of a page start one after the other, and one call reports them. It also leaves the line to them. */
const TOGETHER_MS = 3_000;

/**
 * Tells the API which versions of the remotes have started in this page, each once: the failures of a version are a share of
 * these. A report that is lost is none.
 */
export function reportStarts(
  listen: Listen,
  store: Pick<AppStore, 'getState'>,
  { overridden = {} }: Pick<Site, 'overridden'>,
): void {
  const reported = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    timer = undefined;
    const started = Object.entries(selectVersions(store.getState()))
      // The host is no remote, and a developer's own remote says nothing about the released version.
      .filter(([name]) => name !== 'host' && !(name in overridden))
      .map(([remote, version]) => ({ remote, version }));
    const remotes = started.filter(({ remote, version }) => !reported.has(`${remote} ${version}`));
    if (remotes.length === 0) return;
    for (const { remote, version } of remotes) reported.add(`${remote} ${version}`);
    void fetch('/api/telemetry/remote-starts', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ remotes }),
      keepalive: true,
    }).catch(() => undefined);
  };
  const soon = () => void (timer ??= setTimeout(send, TOGETHER_MS));

  listen({ actionCreator: versionRecorded, effect: soon });
  soon();
}
