import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { checks } from './check';
import { root } from './lib/root';
import { runProgram } from './processes/run-program';
import { coverageOf, coveragePage } from './spec/coverage';
import { readSentences } from './spec/specification';
import { untested } from './spec/untested';
import { contractTasks } from './testing/contract-tasks';
import { ensurePrograms } from './testing/programs';
import { countsOf, slowest, type Part, type Report, type Result } from './testing/report';
import { readJestReport, readPlaywrightReport } from './testing/runner-reports';
import { runTasks } from './testing/tasks';

const build = {
  name: 'Build',
  npm: ['run', 'build'],
  count: () => ({ passed: 0, failed: 0 }),
};

function staticTasks(): Promise<Report> {
  const [lint, ...others] = checks;
  return runTasks([...(lint ? [lint] : []), ...contractTasks, build, ...others]);
}

async function unitTests(reports: string): Promise<Report> {
  const file = join(reports, 'jest.json');
  const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  // More workers than cores: tests of the API wait for blocks and processes half of their time.
  const workers = Math.ceil(availableParallelism() * 1.5);
  const args = [jest, '--json', `--outputFile=${file}`, '--silent', `--maxWorkers=${workers}`];
  const { ok } = await runProgram(process.execPath, args, { cwd: root, live: 'stderr' });
  const report = readJestReport(await readFile(file, 'utf8'), root);
  return { ...report, counts: countsOf(report.results, ok) };
}

async function browserTests(reports: string, browser: string): Promise<Report> {
  const file = join(reports, 'playwright.json');
  const { ok } = await runProgram('npm', ['--silent', 'test', '-w', 'e2e'], {
    cwd: root,
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    live: 'all',
  });
  const report = readPlaywrightReport(await readFile(file, 'utf8'), 'e2e/specs');
  return { ...report, counts: countsOf(report.results, ok) };
}

/** Whether a passed test shows each sentence of the specification; if so, it writes docs/spec-coverage.md. */
async function specification(results: readonly Result[]): Promise<Report> {
  const docs = join(root, 'docs');
  const sentences = readSentences(await readFile(join(docs, 'specification.md'), 'utf8'));
  const coverage = coverageOf(sentences, results, untested);
  const { missing } = coverage;
  for (const line of missing) console.log(`✗ No passing test shows ${line}`);
  if (missing.length === 0) {
    const page = coveragePage(sentences, coverage, untested);
    await writeFile(join(docs, 'spec-coverage.md'), page);
  }
  const failed = missing.length === 0 ? 0 : 1;
  return { counts: { passed: 1 - failed, failed }, parts: [], results: [] };
}

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
