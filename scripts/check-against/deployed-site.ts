import { fetchText } from '../../remote-kit/src/release/fetch-text';
import {
  misfits,
  remotesThatMisfit,
  type Provided,
} from '../../remote-kit/src/release/rules/check-host';
import { HOST_FILE, parseHost, requireHost } from '../../remote-kit/src/release/site/host-file';
import { parseSite, readSite, SITE_FILE } from '../../remote-kit/src/release/site/read-site';
import { openStore } from '../../remote-kit/src/release/store/open-store';
import { root } from '../../tools/root';
import { needsOf } from '../../webpack/needs';
import { installedIn } from '../../webpack/packages';
import { sharedOptions } from '../../webpack/shared-modules';
import { remoteNames, versionOf } from '../build/front-ends';
import { thisCheckout } from '../site/this-checkout';
import type { SiteDescriptor } from '@updown/protocol/site/site-descriptor';

interface Deployed {
  readonly site: SiteDescriptor;
  readonly provides: Provided;
}

/** What is deployed at a site: its address, its folder or its bucket. */
export async function deployedAt(target: string): Promise<Deployed> {
  if (/^https?:/.test(target)) {
    const [site, host] = [SITE_FILE, HOST_FILE].map((name) => new URL(`/${name}`, target).href);
    return {
      site: parseSite(await fetchText(site!), site!),
      provides: parseHost(await fetchText(host!), host!).provides,
    };
  }
  const store = openStore(target);
  const { site } = await readSite(store);
  const host = await requireHost(store);
  return { site, provides: host.provides };
}

/** What of this checkout does not fit the deployed host and remotes, in words. */
export function checkAgainst({ site, provides }: Deployed): string[] {
  const shared = sharedOptions({ mode: 'production', versionOf: installedIn(root) });
  const needs = needsOf(shared);
  const remotes = remoteNames.flatMap((name) =>
    misfits(needs, provides).map(
      (reason) => `remote-${name} ${versionOf(name)} in the deployed host: ${reason}`,
    ),
  );
  const deployed = remotesThatMisfit(site, thisCheckout().host.provides).map(
    (reason) => `in the host of this checkout, the deployed ${reason}`,
  );
  return [...remotes, ...deployed];
}
