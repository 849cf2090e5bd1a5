import { Problem } from '../../lib/problem';
import type { BuiltRelease } from '../publish/built-release';
import { isPublished, publishRelease } from '../publish/publish-release';
import { misfits } from '../rules/misfits';
import { releaseVersion } from '../rules/release-version';
import { rollOut } from '../rules/roll-out';
import { checkKey, checkSignature } from '../site/check-signature';
import { checkForm, requireHost, type HostFile } from '../site/host-file';
import { readSite } from '../site/read-site';
import { siteKey } from '../site/site-key';
import type { Store } from '../store/store';
import type { Trial } from '../trial/trial';
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

  const { site } = await readSite(store);
  const host = await requireHost(store);
  checkForm(host, store.name);
  const key = await siteKey();
  checkKey(key, host.keys, store.name);
  await checkSignature(site, host.keys, store.name);
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
