import { compose, remotesOn } from '@updown/protocol/site/contributions';
import type { SiteDescriptor } from '@updown/protocol/site/site-descriptor';
import type { Browser, Page } from 'playwright-core';
import { pageAddresses, shownAt } from '../../pages/hints';
import type { BuiltRelease } from '../publish/built-release';
import type { LongestTasks } from '../rules/budgets';
import { releaseIn } from '../rules/remotes';
import { readSite } from '../site/read-site';
import type { SiteKey } from '../site/site-key';
import type { Store } from '../store/store';
import { NOBODY, settle } from './render-places';
import { inHost, trialSite } from './try-in-host';

/** An event of Chromium's trace; times are in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** The processor time of the thread: a busy machine hardly changes it. */
  readonly tdur?: number;
}

const CATEGORIES = ['toplevel', 'blink.user_timing'];
/** The measure with which the host marks a loaded module (host/src/federation/remote-service.ts). */
const LOADED = 'remote-loaded';
const TASK = 'ThreadControllerImpl::RunTask';

/**
 * The longest task of the page's main thread since the host asked for the first module, in milliseconds of processor time: the
 * code of the modules, their render and their effects. 0 if the page loads no module.
 */
async function longestMountTask(
  browser: Browser,
  page: Page,
  visit: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await visit();
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const marks = traceEvents.filter(({ name }) => name === LOADED);
  if (marks.length === 0) return 0;
  const first = marks.reduce((one, other) => (other.ts < one.ts ? other : one));
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts }) =>
      name === TASK && pid === first.pid && tid === first.tid && ts >= first.ts,
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

/** Measures the longest tasks of a release, and of the version before in the same run; undefined without a browser. */
export type Timing = (
  store: Store,
  built: BuiltRelease,
  key: SiteKey | undefined,
  /** The address of the release's files, if they are not on the site. */
  elsewhere?: string,
) => Promise<LongestTasks | undefined>;

/** Other work on the machine makes a task longer and never shorter, so the shortest of these counts. */
const VISITS = 3;

/** A site with this remote alone, so that no task of another remote counts. The host's own tasks do count. */
function alone(site: SiteDescriptor, name: string): SiteDescriptor {
  return { ...site, remotes: { [name]: releaseIn(site.remotes[name]!) } };
}

function addressesOf(site: SiteDescriptor): string[] {
  const [name] = Object.keys(site.remotes);
  const composition = compose(site.remotes);
  return pageAddresses(site)
    .filter((address) => remotesOn(shownAt(address, composition), composition).includes(name!))
    .map((address) => address.replace(':address', NOBODY));
}

export const longestTask: Timing = async (store, built, key, elsewhere) => {
  const { name } = built.file;
  const limit = built.budgets?.longTask ?? 0;
  const released = alone(await trialSite(store, built, elsewhere), name);
  const { site } = await readSite(store);
  const current = site.remotes[name];
  return inHost({ store, built, key, elsewhere }, async (openSite) => {
    const measure = async (one: SiteDescriptor) => {
      const { page, visit } = await openSite(one);
      let longest = 0;
      for (const address of addressesOf(one)) {
        longest = Math.max(longest, await shortestVisit(page, () => visit(address), limit));
      }
      await page.close();
      return longest;
    };
    const longest = await measure(released);
    // A version on another server is not among the files of the site.
    if (longest <= limit || !current?.entry.startsWith('/')) return { longest };
    return { longest, before: await measure(alone(site, name)) };
  });
};

/** The longest task of the visit in which it was shortest; a visit within the limit needs no other. */
async function shortestVisit(page: Page, open: () => Promise<void>, limit: number) {
  const browser: Browser = page.context().browser()!;
  let shortest = Infinity;
  for (let visit = 0; visit < VISITS && shortest > limit; visit++) {
    shortest = Math.min(
      shortest,
      await longestMountTask(browser, page, async () => {
        await open();
        await settle(page);
      }),
    );
  }
  return shortest;
}
