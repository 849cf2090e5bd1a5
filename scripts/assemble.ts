import { resolve } from 'node:path';
import { buildFrontEnds } from './build/build-front-ends';
import { isRemoteName, remoteNames } from './build/front-ends';
import { Problem } from './launcher/problem';
import { assembleSite } from './site/assemble';
import { compressFiles } from './site/compress-files';
import { writePages } from './site/write-pages';

/**
 * `npm run assemble -- <folder> [remotes…]`: the site as static files, for any web server; with `pages` in place of the
 * remotes only its pages are written anew, by what its site.json says now.
 */
export async function run([folder, ...names]: readonly string[]): Promise<number> {
  if (folder === undefined) throw new Problem('Say where to: npm run assemble -- <folder>');
  if (names[0] === 'pages') {
    await writePages(resolve(folder));
    await compressFiles(resolve(folder));
    console.log(`The pages of ${folder} follow its site.json.`);
    return 0;
  }
  const unknown = names.find((name) => !isRemoteName(name));
  if (unknown !== undefined) {
    throw new Problem(
      `There is no remote '${unknown}'. The remotes are ${remoteNames.join(', ')}.`,
    );
  }
  const chosen = names.filter(isRemoteName);
  const remotes = chosen.length > 0 ? chosen : remoteNames;
  await buildFrontEnds(undefined, remotes);
  await assembleSite(resolve(folder), remotes);
  console.log(`The site with ${remotes.join(', ')} is in ${folder}.`);
  return 0;
}
