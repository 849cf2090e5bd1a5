import { join } from 'node:path';
import { Problem } from '../tools/problem';
import { root } from '../tools/root';
import { hostBudgets, parseBudgets } from '../webpack/budgets';
import { packageIn } from '../webpack/packages';
import { overBudget } from './build/budgets';
import { buildFrontEnds } from './build/build-front-ends';
import { firstVisit } from './site/first-visit';

/** `npm run build`: builds every front end whose sources changed, and checks what a first visit loads. */
export async function run(): Promise<number> {
  const built = await buildFrontEnds();
  console.log(
    built.length > 0 ? `Built ${built.join(', ')}.` : 'Nothing changed since the last build.',
  );
  const { budgets } = packageIn(join(root, 'host'));
  const limits = parseBudgets(hostBudgets, 'host', budgets);
  const faults = overBudget(await firstVisit(), limits);
  if (faults.length > 0) throw new Problem(faults.join('\n'));
  return 0;
}
