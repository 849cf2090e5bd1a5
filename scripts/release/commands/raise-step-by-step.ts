import { Problem } from '../../lib/problem';
import { watchStep } from '../failures/watch-step';
import { shareAfter, STEPS } from '../rules/next-step';
import { remoteOf } from '../rules/remote-of';
import { takeBack } from '../rules/roll-back';
import { rollOut } from '../rules/roll-out';
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

/** Raises the share of a version until every visitor has it; takes it back, with exit code 1, if it fails more often. */
export async function raiseStepByStep(raised: Raised): Promise<number> {
  const { store, name, release, api, milliseconds } = raised;
  const next = release.version;
  const start = remoteOf((await readSite(store)).site, name);
  let share: number = start.next?.share ?? STEPS[0];
  await change({ store, name }, (site) => rollOut(site, { name, release, share }));
  while (share < 100) {
    const before = share;
    const step = await watchStep({ name, current: start.version, next, share, api, milliseconds });
    share = shareAfter(step);
    console.log(
      `Failures at ${before} % of the visitors: ${step.ofNext} of ${next}, ${step.ofCurrent} of ${start.version}.`,
    );
    await change({ store, name }, (site) => {
      checkStill(site, name, next, before);
      return share === 0 ? takeBack(site, name) : rollOut(site, { name, release, share });
    });
    if (share > 0) continue;
    console.error(`${name} ${next} fails more often than ${start.version}: it was taken back.`);
    return 1;
  }
  return 0;
}
