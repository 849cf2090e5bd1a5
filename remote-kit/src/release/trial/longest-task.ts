import { compose, remotesOn } from '@updown/shared/site';
import type { Page } from 'playwright-core';
import { pageAddresses, shownAt } from '../../pages/hints';
import type { BuiltRelease } from '../publish/built-release';
import type { SiteKey } from '../site/site-key';
import type { Store } from '../store/store';
import { NOBODY, settle, type InPage } from './render-places';
import { inHost, trialSite } from './try-in-host';

/** Measures the longest task, in milliseconds, while the host mounts a remote; undefined without a browser. */
export type Timing = (
  store: Store,
  built: BuiltRelease,
  key: SiteKey | undefined,
  /** The address of the release's files, if they are not on the site. */
  elsewhere?: string,
) => Promise<number | undefined>;

/** A busy machine makes a task longer and never shorter, so the shortest of these counts. */
const VISITS = 3;

/** Mounts the remote alone on the site, so that no task of another remote counts. The host's own tasks do count. */
export const longestTask: Timing = async (store, built, key, elsewhere) => {
  const { name } = built.file;
  const whole = await trialSite(store, built, elsewhere);
  const site = { ...whole, remotes: { [name]: whole.remotes[name]! } };
  const composition = compose(site.remotes);
  const addresses = pageAddresses(site)
    .filter((address) => remotesOn(shownAt(address, composition), composition).includes(name))
    .map((address) => address.replace(':address', NOBODY));
  return inHost({ store, built, key, elsewhere }, async (openSite) => {
    const { page, visit } = await openSite(site);
    let longest = 0;
    for (const address of addresses) {
      longest = Math.max(
        longest,
        await shortestVisit(page, () => visit(address), built.budgets?.longTask ?? 0),
      );
    }
    return longest;
  });
};

/** The longest task of the visit in which it was shortest; a visit within the limit needs no other. */
async function shortestVisit(page: Page, open: () => Promise<void>, limit: number) {
  let shortest = Infinity;
  for (let visit = 0; visit < VISITS && shortest > limit; visit++) {
    await open();
    await settle(page);
    const longest = await page.evaluate(() =>
      (globalThis as unknown as InPage).updownTrial.longestMountTask(),
    );
    shortest = Math.min(shortest, longest);
  }
  return shortest;
}
