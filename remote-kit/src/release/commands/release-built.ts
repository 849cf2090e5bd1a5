import { releaseOf, type SiteDescriptor } from '@updown/protocol/site/site-descriptor';
import { Problem } from '../../../../tools/problem';
import { integrityOf } from '../../../../webpack/integrity-of';
import type { BuiltRelease } from '../publish/built-release';
import { placeAt } from '../publish/places';
import {
  isPublished,
  publishRelease,
  readPublished,
  releaseText,
} from '../publish/publish-release';
import { checkLongTask, describeUse } from '../rules/budgets';
import { misfits } from '../rules/check-host';
import { checkContributions, checkNumber, releaseVersion } from '../rules/release-version';
import { remoteOf } from '../rules/remotes';
import { checkShare, rollOut } from '../rules/roll-out';
import { checkKey, checkSignature } from '../site/check-signature';
import { checkForm, requireHost, type HostFile } from '../site/host-file';
import { addPreview, type PreviewOf } from '../site/previews';
import { readSite } from '../site/read-site';
import { siteKey, type SiteKey } from '../site/site-key';
import type { Store } from '../store/store';
import type { Timing } from '../trial/longest-task';
import type { Trial } from '../trial/try-in-host';
import { change } from './change';
import { checkElsewhere, type Elsewhere } from './elsewhere';

interface ReleaseOptions {
  /** In percent of the visitors; none of them gets a preview. */
  readonly share: number | PreviewOf;
  /** Tries the remote in the host of the site; rejects with a problem if it does not run. */
  readonly tried: Trial;
  /** Publishes the files there, and not on the site. */
  readonly elsewhere?: Elsewhere;
  /** Measures the longest task while the host mounts the remote. */
  readonly timed?: Timing;
  /** Releases a remote that needs another host. */
  readonly skipNeeds?: boolean;
  /** Releases a remote that was not tried. */
  readonly skipTrial?: boolean;
  /** Releases a remote whose pages or places the page will ignore in part. */
  readonly skipContributions?: boolean;
  /** Releases a remote that blocks the page for longer than its budget. */
  readonly skipBudgets?: boolean;
}

function checkFits({ file }: BuiltRelease, { provides }: HostFile, place: string): void {
  const reasons = misfits(file.needs, provides);
  if (reasons.length === 0) return;
  throw new Problem(
    `${file.name} ${file.version} does not fit the host of ${place}: ${reasons.join('; ')}. --skip-needs releases it all the same.`,
  );
}

/** Shows how much of its budgets a remote uses. Its build has checked the sizes; only a page can measure the time. */
async function checkBudgets(
  store: Store,
  built: BuiltRelease,
  key: SiteKey | undefined,
  { timed, elsewhere, skipBudgets = false }: ReleaseOptions,
): Promise<void> {
  const { budgets } = built;
  if (budgets === undefined || timed === undefined) return;
  const tasks = await timed(store, built, key, elsewhere?.at);
  console.log(describeUse(built, budgets, tasks));
  if (!skipBudgets) checkLongTask(built.file.name, budgets, tasks);
}

interface Planned {
  readonly name: string;
  readonly version: string;
}

/** The state of the site that a release starts from. Throws if the site refuses this version, whatever its content. */
async function checkSite(store: Store, { name, version }: Planned, share: ReleaseOptions['share']) {
  const { site } = await readSite(store);
  const host = await requireHost(store);
  checkForm(host, store.name);
  const key = await siteKey();
  checkKey(key, host.keys, store.name);
  await checkSignature(site, host, { place: store.name });
  if (typeof share === 'number') {
    if (share < 100) checkShare(site, name, version);
    checkNumber(site, { name, version });
  } else remoteOf(site, name);
  return { site, host, key };
}

/** Builds a remote and releases it. Asks the site first, so that a version that it refuses is not built. */
export async function buildAndRelease(
  store: Store,
  planned: Planned,
  build: () => Promise<BuiltRelease>,
  options: ReleaseOptions,
): Promise<SiteDescriptor> {
  await checkSite(store, planned, options.share);
  return releaseBuilt(store, await build(), options);
}

/** Publishes a built remote and gives it to the visitors. It checks everything before it writes the first file. */
export async function releaseBuilt(
  store: Store,
  built: BuiltRelease,
  options: ReleaseOptions,
): Promise<SiteDescriptor> {
  const { share, tried, elsewhere, skipNeeds = false, skipTrial = false } = options;
  const { skipContributions = false } = options;
  const files = elsewhere?.files ?? store;
  const { name, version } = built.file;
  const released = { name, release: releaseOf(built.file, elsewhere?.at), skipContributions };
  const rule = (site: Parameters<typeof releaseVersion>[0]) => {
    if (share === 100) return releaseVersion(site, released);
    if (typeof share === 'number') return rollOut(site, { ...released, share });
    if (!skipContributions) checkContributions(site, released);
    return addPreview(site, share, { version, integrity: integrityOf(releaseText(built.file)) });
  };

  const { site, host, key } = await checkSite(store, built.file, share);
  const next = rule(site);
  if (elsewhere) checkElsewhere(built, elsewhere);
  await isPublished(files, built.file);
  if (!skipNeeds) checkFits(built, host, store.name);
  if (!skipTrial && next !== site) {
    await tried(store, built, key, elsewhere?.at);
    await checkBudgets(store, built, key, options);
  }

  const result = await publishRelease(files, built);
  if (elsewhere) await readPublished([placeAt(elsewhere.at, host.origin)], name, version);
  console.log(
    result === 'published'
      ? `${name} ${version} is published, and every file was read again.`
      : `${name} ${version} was published before, with the same bytes.`,
  );
  return change({ store, name }, rule);
}
