import { fetchText } from '../fetch-text';
import type { Provided } from '../rules/misfits';
import { HOST_FILE, parseHost, requireHost } from '../site/host-file';
import { parseSite, readSite, SITE_FILE } from '../site/read-site';
import { openStore } from '../store/open-store';
import type { SiteDescriptor } from '@updown/shared/site';

export interface Deployed {
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
