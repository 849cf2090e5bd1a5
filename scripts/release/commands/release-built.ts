import { Problem } from '../../lib/problem';
import type { BuiltRelease } from '../publish/built-release';
import { isPublished, publishRelease } from '../publish/publish-release';
import { misfits } from '../rules/check-host';
import { checkNumber, releaseVersion } from '../rules/release-version';
import { checkShare, rollOut } from '../rules/roll-out';
import { checkKey, checkSignature } from '../site/check-signature';
import { checkForm, requireHost, type HostFile } from '../site/host-file';
import { readSite } from '../site/read-site';
import { siteKey } from '../site/site-key';
import type { Store } from '../store/store';
import type { Trial } from '../trial/try-in-host';
import { change } from './change';
import { releaseOf } from '@updown/shared/site';

interface ReleaseOptions {
  /** In percent of the visitors. */
  readonly share: number;
  /** Tries the remote in the host of the site; rejects with a problem if it does not run. */
  readonly tried: Trial;
  /** Releases a remote that needs another host. */
  readonly skipNeeds?: boolean;
  /** Releases a remote that was not tried. */
  readonly skipTrial?: boolean;
}

function checkFits({ file }: BuiltRelease, { provides }: HostFile, place: string): void {
  const reasons = misfits(file.needs, provides);
  if (reasons.length === 0) return;
  throw new Problem(
    `${file.name} ${file.version} does not fit the host of ${place}: ${reasons.join('; ')}. --skip-needs releases it all the same.`,
  );
}

interface Planned {
  readonly name: string;
  readonly version: string;
}

/** What a release stands on. Throws if the site refuses this version, whatever is in it. */
async function checkSite(store: Store, { name, version }: Planned, share: number) {
  const { site } = await readSite(store);
  const host = await requireHost(store);
  checkForm(host, store.name);
  const key = await siteKey();
  checkKey(key, host.keys, store.name);
  await checkSignature(site, host, { place: store.name });
  if (share < 100) checkShare(site, name, version);
  checkNumber(site, { name, version });
  return { site, host, key };
}

/** Builds a remote and releases it. What the site refuses anyway is not built. */
export async function buildAndRelease(
  store: Store,
  planned: Planned,
  build: () => Promise<BuiltRelease>,
  options: ReleaseOptions,
): Promise<void> {
  await checkSite(store, planned, options.share);
  await releaseBuilt(store, await build(), options);
}

/** Publishes a built remote and gives it to the visitors. It checks everything before it writes the first file. */
export async function releaseBuilt(
  store: Store,
  built: BuiltRelease,
  { share, tried, skipNeeds = false, skipTrial = false }: ReleaseOptions,
): Promise<void> {
  const { name, version } = built.file;
  const released = { name, release: releaseOf(built.file) };
  const rule = (site: Parameters<typeof releaseVersion>[0]) =>
    share === 100 ? releaseVersion(site, released) : rollOut(site, { ...released, share });

  const { site, host, key } = await checkSite(store, built.file, share);
  const next = rule(site);
  await isPublished(store, built.file);
  if (!skipNeeds) checkFits(built, host, store.name);
  if (!skipTrial && next !== site) await tried(store, built, key);

  const result = await publishRelease(store, built);
  console.log(
    result === 'published'
      ? `${name} ${version} is published, and every file was read again.`
      : `${name} ${version} was published before, with the same bytes.`,
  );
  await change({ store, name }, rule);
}
