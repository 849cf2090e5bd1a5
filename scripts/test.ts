import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../tools/root';
import { ensurePrograms } from './testing/programs';
import { honest, slowest, type Part } from './testing/report';
import { browserTests, specification, staticTasks, unitTests } from './testing/steps';

/** `npm test`: every check and every test, with a browser of its own and the real chain, API and database. */
export async function run(): Promise<number> {
  const browser = await ensurePrograms();
  const reports = join(root, '.cache', 'reports');
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });

  const parts: Part[] = [];
  const failed: string[] = [];
  const steps = {
    'Checks, contract tests and build': staticTasks,
    'Unit and API tests': () => unitTests(reports),
    'Browser tests': () => browserTests(reports, browser),
    Specification: () => specification(parts.flatMap(({ tests = [] }) => tests)),
  };
  for (const [title, step] of Object.entries(steps)) {
    console.log(`\n── ${title}`);
    const began = Date.now();
    const done = await step().catch((error: unknown) => {
      console.error(error);
      return honest(title, [], false);
    });
    parts.push(...done);
    if (done.some((part) => part.failed > 0)) failed.push(title);
    console.log(`${title}: ${((Date.now() - began) / 60_000).toFixed(1)} min`);
  }
  const sum = (outcome: 'passed' | 'failed') =>
    parts.reduce((total, part) => total + part[outcome], 0);
  console.log(`\n── Slowest parts\n${slowest(parts).join('\n')}`);
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')} (see above).`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return failed.length > 0 ? 1 : 0;
}
