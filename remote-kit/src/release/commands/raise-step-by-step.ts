import { setTimeout as delay } from 'node:timers/promises';
import type { Release, SiteDescriptor } from '@updown/protocol/site/site-descriptor';
import { Problem } from '../../../../tools/problem';
import { quantile, reportsIn } from '../rules/histogram';
import { judgeVitals, type Verdict } from '../rules/judge-vitals';
import { FEWEST_SESSIONS, sessionsIn, shareAfter, STEPS } from '../rules/next-step';
import { remoteOf } from '../rules/remotes';
import { rollOut, takeBack } from '../rules/roll-out';
import { readVisits, visitsSince, type Visits } from '../sessions/read-visits';
import { readSite } from '../site/read-site';
import type { Store } from '../store/store';
import { change } from './change';

interface Raised {
  readonly store: Store;
  readonly name: string;
  readonly release: Release;
  /** The API's processes. */
  readonly api: readonly string[];
  /** The length of a step. */
  readonly milliseconds: number;
}

/** Throws if somebody else has changed the rollout in the meantime. */
function checkStill(site: SiteDescriptor, name: string, version: string, share: number): void {
  const { next } = remoteOf(site, name);
  if (next?.version === version && next.share === share) return;
  throw new Problem(`Somebody else changed the roll-out of ${name} ${version}: this one ends.`);
}

function inpOf({ inp }: Visits): string {
  return reportsIn(inp) === 0 ? 'no INP' : `INP ${Math.round(quantile(0.75, inp) * 1000)} ms`;
}

function shown(visits: Visits): string {
  return `${visits.failed} of ${sessionsIn(visits)} sessions failed (${inpOf(visits)})`;
}

/** Why a step continues. */
function waitsFor(visits: Visits, next: string, vitals: Verdict): string {
  return vitals === 'unsure' && sessionsIn(visits) >= FEWEST_SESSIONS
    ? `It is not clear yet whether ${next} is slower: waiting for more reports.`
    : `Fewer than ${FEWEST_SESSIONS} sessions of ${next} decide nothing: waiting for more.`;
}

/**
 * Raises the share of a version until every visitor has it; reverts the version, with exit code 1, if it fails more
 * often or is worse for visitors.
 */
export async function raiseStepByStep(raised: Raised): Promise<number> {
  const { store, name, release, api, milliseconds } = raised;
  const next = release.version;
  const start = remoteOf((await readSite(store)).site, name);
  let share: number = start.next?.share ?? STEPS[0];
  await change({ store, name }, (site) => rollOut(site, { name, release, share }));
  while (share < 100) {
    const before = share;
    const since = await readVisits(api);
    let vitals: Verdict;
    do {
      await delay(milliseconds);
      const now = await readVisits(api);
      const during = (version: string) => visitsSince(since(name, version), now(name, version));
      const [ofNext, ofCurrent] = [during(next), during(start.version)];
      vitals = judgeVitals(ofNext, ofCurrent);
      const step = { share, ofNext, ofCurrent, vitals };
      share = shareAfter(step);
      console.log(
        `At ${before} % of the visitors: ${shown(step.ofNext)} of ${next}, ${shown(step.ofCurrent)} of ${start.version}.`,
      );
      if (share === before) {
        console.log(waitsFor(ofNext, next, vitals));
        checkStill((await readSite(store)).site, name, next, before);
      }
    } while (share === before);
    const wanted = share;
    await change({ store, name }, (site) => {
      checkStill(site, name, next, before);
      return wanted === 0 ? takeBack(site, name) : rollOut(site, { name, release, share: wanted });
    });
    if (share > 0) continue;
    const how = vitals === 'worse' ? 'is slower, or moves the page more,' : 'fails more often';
    console.error(`${name} ${next} ${how} than ${start.version}: it was taken back.`);
    return 1;
  }
  return 0;
}
