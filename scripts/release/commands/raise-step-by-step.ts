import { setTimeout as delay } from 'node:timers/promises';
import { Problem } from '../../lib/problem';
import { FEWEST_SESSIONS, sessionsIn, shareAfter, STEPS } from '../rules/next-step';
import { remoteOf } from '../rules/remotes';
import { rollOut, takeBack } from '../rules/roll-out';
import { readSessions, sessionsSince, type Sessions } from '../sessions/read-sessions';
import { readSite } from '../site/read-site';
import type { Store } from '../store/store';
import { change } from './change';
import type { Release, SiteDescriptor } from '@updown/shared/site';

interface Raised {
  readonly store: Store;
  readonly name: string;
  readonly release: Release;
  /** The API's processes. */
  readonly api: readonly string[];
  /** The length of a step. */
  readonly milliseconds: number;
}

/** Throws if somebody else has changed the roll-out meanwhile. */
function checkStill(site: SiteDescriptor, name: string, version: string, share: number): void {
  const { next } = remoteOf(site, name);
  if (next?.version === version && next.share === share) return;
  throw new Problem(`Somebody else changed the roll-out of ${name} ${version}: this one ends.`);
}

function shown(sessions: Sessions): string {
  return `${sessions.failed} of ${sessionsIn(sessions)} sessions failed`;
}

/** Raises the share of a version until every visitor has it; takes it back, with exit code 1, if it fails more often. */
export async function raiseStepByStep(raised: Raised): Promise<number> {
  const { store, name, release, api, milliseconds } = raised;
  const next = release.version;
  const start = remoteOf((await readSite(store)).site, name);
  let share: number = start.next?.share ?? STEPS[0];
  await change({ store, name }, (site) => rollOut(site, { name, release, share }));
  while (share < 100) {
    const before = share;
    const since = await readSessions(api);
    do {
      await delay(milliseconds);
      const now = await readSessions(api);
      const during = (version: string) => sessionsSince(since(name, version), now(name, version));
      const step = { share, ofNext: during(next), ofCurrent: during(start.version) };
      share = shareAfter(step);
      console.log(
        `At ${before} % of the visitors: ${shown(step.ofNext)} of ${next}, ${shown(step.ofCurrent)} of ${start.version}.`,
      );
      if (share === before) {
        console.log(
          `Fewer than ${FEWEST_SESSIONS} sessions of ${next} decide nothing: waiting for more.`,
        );
        checkStill((await readSite(store)).site, name, next, before);
      }
    } while (share === before);
    const wanted = share;
    await change({ store, name }, (site) => {
      checkStill(site, name, next, before);
      return wanted === 0 ? takeBack(site, name) : rollOut(site, { name, release, share: wanted });
    });
    if (share > 0) continue;
    console.error(`${name} ${next} fails more often than ${start.version}: it was taken back.`);
    return 1;
  }
  return 0;
}
