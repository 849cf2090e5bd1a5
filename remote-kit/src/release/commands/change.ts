import type { SiteDescriptor, SiteRemote } from '@updown/protocol/site/site-descriptor';
import type { Change } from '../site/change-descriptor';
import { changeSite } from '../site/change-site';
import { siteKey } from '../site/site-key';
import type { Store } from '../store/store';

/** The versions of a remote that the visitors get, in a sentence or two. */
function describeRemote(name: string, remote: SiteRemote | undefined): string {
  if (remote === undefined) return `The site has no ${name}.`;
  const { version, fallback, next, off } = remote;
  const share = next ? `, and ${next.share} % of the visitors ${next.version}` : '';
  const fall = fallback ? `, with ${fallback.version} to fall back to` : '';
  const closed = off === undefined ? '' : ` It is off: ${off}`;
  return `The site has ${name} ${version}${share}${fall}.${closed}`;
}

interface ChangeOf {
  readonly store: Store;
  readonly name: string;
}

/** Changes one remote of the site, and prints its new state. */
export async function change({ store, name }: ChangeOf, rule: Change): Promise<SiteDescriptor> {
  const { before, after } = await changeSite(store, rule, { key: await siteKey() });
  const now = describeRemote(name, after.remotes[name]);
  console.log(
    before === after
      ? `${now} It was so before: the site stays at serial ${after.serial}.`
      : `${now} The site is at serial ${after.serial}, and its pages follow.`,
  );
  return after;
}
