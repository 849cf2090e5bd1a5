import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBuilt, type BuiltRelease } from '../../remote-kit/src/release/publish/built-release';
import { isPublished, publishRelease } from '../../remote-kit/src/release/publish/publish-release';
import { checkHostFollows, type HostSkips } from '../../remote-kit/src/release/rules/check-host';
import { checkNumber, releaseVersion } from '../../remote-kit/src/release/rules/release-version';
import { requireOrigin } from '../../remote-kit/src/release/site/change-descriptor';
import { changeSite } from '../../remote-kit/src/release/site/change-site';
import {
  checkKey,
  isAccepted,
  type Accepts,
} from '../../remote-kit/src/release/site/check-signature';
import { HOST_FILE, readHost, type HostFile } from '../../remote-kit/src/release/site/host-file';
import type { SiteKey } from '../../remote-kit/src/release/site/site-key';
import { createSite, siteToFill } from '../../remote-kit/src/release/site/site-to-fill';
import type { Store } from '../../remote-kit/src/release/store/store';
import { inTurns } from '../../tools/in-turns';
import { keepFiles } from './kept-files';
import { putStatusPage } from './status-page';
import { releaseOf, type SiteDescriptor } from '@updown/protocol/site/site-descriptor';

/** The built front ends of a checkout. */
export interface Checkout {
  readonly host: Omit<HostFile, 'origin'>;
  readonly hostFolder: string;
  /** The folder of each remote by its name. */
  readonly remoteFolders: Readonly<Record<string, string>>;
}

export interface Assembled extends HostSkips {
  readonly store: Store;
  /** The remotes to put there; by default those that the site does not have yet. */
  readonly remotes?: readonly string[];
  readonly key?: SiteKey | undefined;
  /** Replaces a descriptor that cannot be read, or whose signature is not right. */
  readonly newDescriptor?: boolean;
  readonly origin?: string | undefined;
  readonly from: Checkout;
}

/** The host's page comes last: it names the other files. */
async function putHost(store: Store, folder: string, host: HostFile): Promise<void> {
  const page = await readFile(join(folder, 'index.html'));
  const others = [...(await keepFiles(folder, ''))].filter(([path]) => path !== 'index.html');
  await inTurns(others, ([path, content]) => store.write(path, content));
  await store.write('host.html', page);
  await store.write(HOST_FILE, Buffer.from(`${JSON.stringify(host, null, 2)}\n`));
}

function withReleases(
  site: SiteDescriptor,
  builds: readonly BuiltRelease[],
  older: boolean,
): SiteDescriptor {
  return builds.reduce<SiteDescriptor>(
    (before, { file }) =>
      releaseVersion(before, { name: file.name, release: releaseOf(file), older }),
    site,
  );
}

/** The site as it is, and the keys of its host. Throws if it refuses the host of the checkout. */
async function checkSite(assembled: Omit<Assembled, 'remotes'>) {
  const { store, key, from, older = false, skipNeeds = false, newDescriptor = false } = assembled;
  const deployed = await readHost(store);
  const before: Accepts = deployed ?? { keys: {}, form: 0 };
  const { site, seen, isNew } = await siteToFill(store, { accepts: before, newDescriptor });
  checkKey(key, from.host.keys, store.name);
  const origin = assembled.origin ?? deployed?.origin;
  if (key !== undefined || origin !== undefined) requireOrigin(origin);
  const host: HostFile = { ...from.host, ...(origin && { origin }) };
  checkHostFollows(from.host, deployed, site, { older, skipNeeds });
  return { site, seen, isNew, deployed, before, host, older, skips: { older, skipNeeds } };
}

/** Throws if the site refuses the host of the checkout, or one of these versions of remotes: before they are built. */
export async function checkAssembly(
  assembled: Omit<Assembled, 'remotes'>,
  versions: Readonly<Record<string, string>>,
): Promise<void> {
  const { site, older } = await checkSite(assembled);
  for (const [name, version] of Object.entries(versions)) {
    checkNumber(site, { name, version, older });
  }
}

/**
 * Puts the built host into a site, and remotes. It checks everything before it writes the first file. Files of other
 * versions stay, for pages that are open; the descriptor and the pages come after the files that they name.
 */
export async function assembleSite(assembled: Assembled): Promise<readonly string[]> {
  const { store, key, from } = assembled;
  const { site, seen, isNew, deployed, before, host, older, skips } = await checkSite(assembled);
  const absent = Object.keys(from.remoteFolders).filter((name) => !(name in site.remotes));
  const names = assembled.remotes ?? absent;
  const builds = await Promise.all(names.map((name) => readBuilt(from.remoteFolders[name]!)));
  const next = withReleases(site, builds, older);
  for (const { file } of builds) await isPublished(store, file);
  checkHostFollows(host, deployed, next, skips);

  for (const build of builds) await publishRelease(store, build);
  await putHost(store, from.hostFolder, host);
  await putStatusPage(store);
  if (isNew) await createSite(store, next, { seen, key, origin: host.origin });
  const accepted = isNew || (await isAccepted(site, host, store.name));
  // Open pages look for a new host when the serial number grows.
  const isNewHost = deployed !== undefined && deployed.version !== host.version;
  const rule = (now: SiteDescriptor) => {
    const changed = withReleases(now, builds, older);
    // A copy counts as a change, and is signed again.
    return accepted && !isNewHost ? changed : { ...changed };
  };
  await changeSite(store, rule, { key, before: isNew ? host : before });
  return names;
}
