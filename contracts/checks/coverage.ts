import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forge } from '../forge';

// Every line and every branch of contracts/src must be run by the unit and fuzz tests.
const folder = mkdtempSync(join(tmpdir(), 'updown-coverage-'));
const report = join(folder, 'lcov.info');

const reports = ['--report', 'summary', '--report', 'lcov', '--report-file', report];
const tests = ['--no-match-contract', 'Invariant|Gas', '--exclude-tests'];

/** Lines (`DA:line,count`) and branches (`BRDA:line,block,branch,count`) that nothing ran, as `file:line`. */
const uncovered = (lcov: string): string[] => {
  let file = '';
  return lcov.split('\n').flatMap((entry) => {
    const [kind, value = ''] = entry.split(/:(.*)/);
    if (kind === 'SF') file = value;
    const fields = value.split(',');
    const missed =
      kind === 'DA' ? fields[1] === '0' : kind === 'BRDA' && /^[0-]$/.test(fields[3] ?? '');
    return missed && file.startsWith('src/') ? [`${file}:${fields[0]}`] : [];
  });
};

try {
  const status = forge(['coverage', ...tests, ...reports], { FOUNDRY_FUZZ_RUNS: '100' });
  const missed = status === 0 ? uncovered(readFileSync(report, 'utf8')) : [];
  if (missed.length > 0) console.error(`Not covered:\n${missed.join('\n')}`);
  process.exitCode = status === 0 && missed.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
