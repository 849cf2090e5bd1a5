import { packageIn, VERSION_OF_BUILD } from '../../../../webpack/packages';
import { requireHost } from '../site/host-file';
import { previewId, previewVersion, pullFrom, removePreview } from '../site/previews';
import { openStore } from '../store/open-store';
import { change } from './change';
import { nameIn, parseOptions } from './options';
import { buildingOf, SKIPS, type Command, type RemoteSources } from './release';
import { buildAndRelease } from './release-built';

const USAGE =
  'npm run preview -- <site> <remote> [--pull <number>] [--remove] [--skip-needs] [--skip-trial] [--skip-contributions] [--skip-budgets] [--skip-checks]';

/** Publishes a build for two weeks to those who have its link, and prints the link; or takes it away. */
export function previewFrom(sourcesOf: (remote: string) => RemoteSources): Command {
  return async (args) => {
    const options = parseOptions(args, ['pull', 'remove', ...SKIPS], USAGE);
    const name = nameIn(options, USAGE);
    const of = { name, pull: pullFrom(options.pull) };
    const store = openStore(options.target);
    if (options.remove) {
      await change({ store, name }, (site) => removePreview(site, of));
      return 0;
    }
    const sources = sourcesOf(name);
    const version = previewVersion(packageIn(sources.folder).version);
    process.env[VERSION_OF_BUILD] = version;
    const { built, checks } = buildingOf(sources, options);
    const site = await buildAndRelease(store, { name, version }, built, { share: of, ...checks });
    const id = previewId(site, of)!;
    const end = new Date(site.previews![id]!.until * 1000).toISOString();
    const { origin = '' } = await requireHost(store);
    console.log(`Only this link shows ${name} ${version}, until ${end}:\n${origin}/?preview=${id}`);
    return 0;
  };
}
