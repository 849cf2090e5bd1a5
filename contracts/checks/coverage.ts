import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { forge } from '../forge';
import { uncovered } from './lcov';
import { sourcesWithCode } from './sources';

// Every line and every branch of contracts/src must be run by the unit and fuzz tests.
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = mkdtempSync(join(tmpdir(), 'updown-coverage-'));
const report = join(folder, 'lcov.info');

const reports = ['--report', 'summary', '--report', 'lcov', '--report-file', report];
const tests = ['--no-match-contract', 'Invariant|Gas', '--exclude-tests'];

try {
  const status = forge(['coverage', ...tests, ...reports], { FOUNDRY_FUZZ_RUNS: '100' });
  const missed = status === 0 ? uncovered(readFileSync(report, 'utf8'), sourcesWithCode(root)) : [];
  if (missed.length > 0) console.error(`Not covered:\n${missed.join('\n')}`);
  process.exitCode = status === 0 && missed.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
