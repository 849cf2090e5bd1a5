import { Problem } from '../tools/problem';
import { checkAgainst, deployedAt } from './check-against/deployed-site';

/** `npm run check:against -- <site>`: whether this checkout's remotes and host fit what is deployed there. */
export async function run([target]: readonly string[]): Promise<number> {
  if (target === undefined) {
    throw new Problem('Say which site: npm run check:against -- https://updown.example');
  }
  const faults = checkAgainst(await deployedAt(target));
  if (faults.length === 0) {
    console.log(`The host and the remotes of this checkout fit ${target}.`);
    return 0;
  }
  console.error(`This checkout does not fit ${target}:\n${faults.join('\n')}`);
  return 1;
}
