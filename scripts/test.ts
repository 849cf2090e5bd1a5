import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFrontEnds } from './build/build-front-ends';
import { runProgram } from './build/run-program';
import { runChecks } from './check';
import { root } from './launcher/root';
import { ensureBrowser } from './testing/browser';
import { forgeCounts, honest, jestCounts, playwrightCounts, type Counts } from './testing/counts';
import { ensureServers } from './testing/servers';

type Step = readonly [title: string, run: () => Promise<Counts>];

async function staticChecks(): Promise<Counts> {
  const { passed, failed } = await runChecks();
  return { passed, failed: failed.length };
}

async function unitTests(reports: string): Promise<Counts> {
  const report = join(reports, 'jest.json');
  const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  const args = [jest, '--json', `--outputFile=${report}`, '--silent'];
  const { ok } = await runProgram(process.execPath, args, { cwd: root, live: 'stderr' });
  return honest(jestCounts(await readFile(report, 'utf8')), ok);
}

async function contractTests(): Promise<Counts> {
  const args = ['--silent', 'test', '-w', 'contracts'];
  const { ok, output } = await runProgram('npm', args, { cwd: root });
  const counts = honest(forgeCounts(output), ok);
  console.log(ok ? `${counts.passed} contract tests passed.` : output);
  return counts;
}

async function browserTests(reports: string, browser: string): Promise<Counts> {
  const report = join(reports, 'playwright.json');
  const { ok } = await runProgram('npm', ['--silent', 'test', '-w', 'e2e'], {
    cwd: root,
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    live: 'all',
  });
  return honest(playwrightCounts(await readFile(report, 'utf8')), ok);
}

async function build(): Promise<Counts> {
  const built = await buildFrontEnds();
  console.log(built.length > 0 ? `Built ${built.join(', ')}.` : 'Nothing to build.');
  return { passed: 0, failed: 0 };
}

async function attempt([title, step]: Step): Promise<Counts> {
  console.log(`\n── ${title}`);
  try {
    return await step();
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 };
  }
}

/** `npm test`: every check and every test, with a browser of its own and the real chain, API and database. */
export async function run(): Promise<number> {
  const browser = await ensureBrowser();
  await ensureServers();
  const reports = join(root, '.cache', 'reports');
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  const steps: Step[] = [
    ['Checks', staticChecks],
    ['Unit and API tests', () => unitTests(reports)],
    ['Contract tests', contractTests],
    ['Build', build],
    ['Browser tests', () => browserTests(reports, browser)],
  ];
  const sum = { passed: 0, failed: 0 };
  for (const step of steps) {
    const { passed, failed } = await attempt(step);
    sum.passed += passed;
    sum.failed += failed;
  }
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed > 0 ? 1 : 0;
}
