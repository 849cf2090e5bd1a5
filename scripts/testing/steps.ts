import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from '../../tools/root';
import { runProgram } from '../../tools/run-program';
import { checks } from './checks';
import { coverageOf, coveragePage, readSentences } from './coverage';
import { honest, type Part, type Result } from './report';
import { readJestReport, readPlaywrightReport } from './runner-reports';
import { runTasks, type Task } from './tasks';
import { untested } from './untested';

/** Reads what forge says at the end: '25 tests passed, 0 failed, 0 skipped (25 total tests)'. */
export function forgeCounts(output: string) {
  const totals = [...output.matchAll(/(\d+) tests passed, (\d+) failed, \d+ skipped \(\d+ total/g)];
  const [, passed = 0, failed = 0] = totals.at(-1) ?? [];
  return { passed: Number(passed), failed: Number(failed) };
}

/** The contracts' tests and checks. Those that share a compilation run one after another, as one command. */
export const contractTasks: readonly Task[] = [
  {
    name: 'Contract ABIs, gas and tests',
    npm: ['run', 'test:sources', '-w', 'contracts'],
    count: forgeCounts,
  },
  {
    // In a copy of its own. The deep run plants all of them.
    name: 'Planted bugs of the claims',
    npm: ['run', 'mutation:planted', '-w', 'lab', '--', 'GameClaims'],
  },
  { name: 'Contract coverage', npm: ['run', 'coverage', '-w', 'contracts'] },
  { name: 'Contract lint', npm: ['run', 'lint', '-w', 'contracts'] },
  { name: 'Economics as computed', npm: ['run', 'economics:check', '-w', 'lab'] },
];

type Parts = Promise<readonly Part[]>;

export function staticTasks(): Parts {
  const build = { name: 'Build', npm: ['run', 'build'] };
  return runTasks([...checks.slice(0, 1), ...contractTasks, build, ...checks.slice(1)]);
}

/** Every jest test, the API's over a real chain and database among them. */
export async function unitTests(reports: string): Parts {
  const file = join(reports, 'jest.json');
  const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  // More workers than cores: tests of the API wait for blocks and processes half of their time.
  const workers = Math.ceil(availableParallelism() * 1.5);
  // jsdom makes much garbage that is soon dead: a larger young generation collects it in a tenth less time.
  const node = '--max-semi-space-size=64';
  const args = [jest, '--json', `--outputFile=${file}`, '--silent', `--maxWorkers=${workers}`];
  const { ok } = await runProgram(process.execPath, [node, ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return honest('jest', readJestReport(await readFile(file, 'utf8'), root), ok);
}

export async function browserTests(reports: string, browser: string): Parts {
  const file = join(reports, 'playwright.json');
  const { ok } = await runProgram('npm', ['--silent', 'test', '-w', 'e2e'], {
    cwd: root,
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return honest('Playwright', readPlaywrightReport(await readFile(file, 'utf8'), 'e2e/specs'), ok);
}

/** Whether a passed test shows each sentence of the specification; if so, it writes docs/spec-coverage.md. */
export async function specification(results: readonly Result[]): Parts {
  const docs = join(root, 'docs');
  const sentences = readSentences(await readFile(join(docs, 'specification.md'), 'utf8'));
  const coverage = coverageOf(sentences, results, untested);
  for (const line of coverage.missing) console.log(`✗ No passing test shows ${line}`);
  if (coverage.missing.length > 0) return honest('Specification', [], false);
  const page = coveragePage(sentences, coverage, untested);
  await writeFile(join(docs, 'spec-coverage.md'), page);
  return [{ name: 'Specification', seconds: 0, passed: 1, failed: 0 }];
}
