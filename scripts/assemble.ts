import { parseArgs } from 'node:util';
import { siteKey } from '../remote-kit/src/release/site/site-key';
import { writePages } from '../remote-kit/src/release/site/write-pages';
import { openStore } from '../remote-kit/src/release/store/open-store';
import { Problem } from '../tools/problem';
import { buildFrontEnds } from './build/build-front-ends';
import { checkRemoteNames, remoteNames, versionOf } from './build/front-ends';
import { assembleSite, checkAssembly } from './site/assemble';
import { thisCheckout } from './site/this-checkout';

/**
 * `npm run assemble -- <site> [remotes…] [--older] [--skip-needs] [--new-descriptor]`: puts the host of this checkout into a site, a folder or s3://bucket/prefix, with
 * those remotes, or with those that the site does not have. With `pages` instead of the remotes, only writes its pages
 * again.
 */
export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      older: { type: 'boolean', default: false },
      'skip-needs': { type: 'boolean', default: false },
      'new-descriptor': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [target, ...names] = positionals;
  if (target === undefined) throw new Problem('Say where to: npm run assemble -- <site>');
  const store = openStore(target);
  if (names[0] === 'pages') {
    await writePages(store);
    console.log(`The pages of ${target} follow its site.json.`);
    return 0;
  }
  checkRemoteNames(names);
  const key = await siteKey();
  const options = {
    store,
    from: thisCheckout(),
    key,
    older: values.older,
    skipNeeds: values['skip-needs'],
    newDescriptor: values['new-descriptor'],
    origin: process.env['SITE_ORIGIN'],
  };
  await checkAssembly(options, Object.fromEntries(names.map((name) => [name, versionOf(name)])));
  await buildFrontEnds(undefined, names.length > 0 ? names : remoteNames);
  const put = await assembleSite({ ...options, ...(names.length > 0 && { remotes: names }) });
  console.log(
    `${target} has the host of this checkout, and from it: ${put.join(', ') || 'no remote'}.`,
  );
  return 0;
}
