import { onSite, selectVersions, versionRecorded, type AppStore } from '@updown/shared';
import type { Listen } from '../listener';
import type { Site } from '../site/site';

/**
 * The remotes start one after the other, and one call reports them all. The delay also keeps the line free for the remotes.
 */
const TOGETHER_MS = 3_000;

/**
 * Tells the API once which versions of the remotes have started in this page, because failure rates are a share of the starts.
 * A lost report is not a failure.
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
      // The host is not a remote, and a developer's own remote says nothing about the released version.
      .filter(([name]) => name !== 'host' && !(name in overridden))
      .map(([remote, version]) => ({ remote, version }));
    const remotes = started.filter(({ remote, version }) => !reported.has(`${remote} ${version}`));
    if (remotes.length === 0) return;
    for (const { remote, version } of remotes) reported.add(`${remote} ${version}`);
    void fetch(onSite('/api/telemetry/remote-starts'), {
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
