import { Problem } from '../../../../tools/problem';
import { placesOf } from '../publish/places';
import { publishedVersions, readPublished } from '../publish/publish-release';
import { remoteOf } from '../rules/remotes';
import { newestAfter, rollOut, shareFrom } from '../rules/roll-out';
import { readHost } from '../site/host-file';
import { readSite } from '../site/read-site';
import { openStore } from '../store/open-store';
import type { Store } from '../store/store';
import { change } from './change';
import { nameIn, parseOptions } from './options';
import { raiseStepByStep } from './raise-step-by-step';

const USAGE =
  'npm run rollout -- <site> <remote> --share <percent> [--to <version>], or with --auto --api <address of an API process>… [--every <seconds>]';

/** The version to roll out: the one that is named, the one under way, or the newest one that is published. */
async function versionOf(store: Store, name: string, to: string | undefined): Promise<string> {
  const { version: current, next } = remoteOf((await readSite(store)).site, name);
  const version = to ?? next?.version ?? newestAfter(current, await publishedVersions(store, name));
  if (version !== undefined) return version;
  throw new Problem(
    `No version of ${name} after ${current} is published: npm run release -- <site> ${name} --share 20 does both. Name a version that is published elsewhere with --to.`,
  );
}

function millisecondsIn(every: string): number {
  const seconds = Number(every);
  if (seconds > 0) return seconds * 1000;
  throw new Problem(`--every ${every}: it is a number of seconds.`);
}

/** Gives a published version to a share of the visitors, or with --auto to more and more of them. */
export async function rollout(args: readonly string[]): Promise<number> {
  const accepted = ['share', 'to', 'auto', 'api', 'every'] as const;
  const options = parseOptions(args, accepted, USAGE);
  const { target, to, auto, api, every = '300' } = options;
  const name = nameIn(options, USAGE);
  if ((options.share === undefined) !== auto) throw new Problem(`Say --share or --auto.\n${USAGE}`);
  if (auto && api.length === 0) {
    throw new Problem(`--auto needs --api, to read the failures that pages report.\n${USAGE}`);
  }
  const milliseconds = millisecondsIn(every);
  const share = options.share === undefined ? undefined : shareFrom(options.share);
  const store = openStore(target);
  const version = await versionOf(store, name, to);
  const remote = remoteOf((await readSite(store)).site, name);
  const { origin } = (await readHost(store)) ?? {};
  const places = placesOf(store, { name, remote, version, origin });
  const release = await readPublished(places, name, version);
  if (share === undefined) {
    return raiseStepByStep({ store, name, release, api, milliseconds });
  }
  await change({ store, name }, (site) => rollOut(site, { name, release, share }));
  return 0;
}
