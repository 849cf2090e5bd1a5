import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './lib/root';
import { ensurePrograms } from './testing/programs';
import { slowest, type Part, type Report, type Result } from './testing/report';
import { browserTests, specification, staticTasks, unitTests } from './testing/steps';

/** `npm test`: every check and every test, with a browser of its own and the real chain, API and database. */
export async function run(): Promise<number> {
  const browser = await ensurePrograms();
  const reports = join(root, '.cache', 'reports');
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });

  const sum = { passed: 0, failed: 0 };
  const parts: Part[] = [];
  const failed: string[] = [];
  const results: Result[] = [];
  const steps: readonly (readonly [string, () => Promise<Report>])[] = [
    ['Checks, contract tests and build', staticTasks],
    ['Unit and API tests', () => unitTests(reports)],
    ['Browser tests', () => browserTests(reports, browser)],
    ['Specification', () => specification(results)],
  ];
  for (const [title, step] of steps) {
    console.log(`\n── ${title}`);
    const began = Date.now();
    const report = await step().catch((error: unknown) => {
      console.error(error);
      return { counts: { passed: 0, failed: 1 }, parts: [], results: [] };
    });
    sum.passed += report.counts.passed;
    sum.failed += report.counts.failed;
    parts.push(...report.parts);
    if (report.counts.failed > 0) failed.push(title);
    results.push(...report.results);
    console.log(`${title}: ${((Date.now() - began) / 60_000).toFixed(1)} min`);
  }
  console.log(`\n── Slowest parts\n${slowest(parts).join('\n')}`);
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')} (see above).`);
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed > 0 ? 1 : 0;
}
