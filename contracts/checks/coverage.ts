import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { forge } from '../forge';
import { uncovered } from './lcov';
import { sourcesWithCode } from './sources';

// The unit tests must run every line and every branch of contracts/src. Coverage compiles with its own settings, so it
// writes to a separate output folder.
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = mkdtempSync(join(tmpdir(), 'updown-coverage-'));
const report = join(folder, 'lcov.info');

const reports = ['--report', 'summary', '--report', 'lcov', '--report-file', report];
// Without the optimizer, as forge measures coverage, OpenZeppelin's P256 does not compile. The accounts' tests are measured by
// mutants alone (`npm run mutation -w lab -- accounts`).
const accounts = ['src/accounts/**', 'test/accounts/**', 'test/support/PasskeyTest.sol'];
const others = ['test/fuzz/**', 'test/invariant/**', 'test/gas/**', ...accounts];
const tests = ['--match-path', 'test/unit/**', '--fuzz-seed', '0x1', '--exclude-tests'];

try {
  const status = forge(['coverage', ...tests, '--skip', ...others, ...reports], {
    FOUNDRY_FUZZ_RUNS: '20',
    // With two compiler profiles, forge's report names the wrong files.
    FOUNDRY_ADDITIONAL_COMPILER_PROFILES: '[]',
    FOUNDRY_COMPILATION_RESTRICTIONS: '[]',
    FOUNDRY_OUT: join(folder, 'out'),
    FOUNDRY_CACHE_PATH: join(folder, 'cache'),
  });
  const sources = sourcesWithCode(root).filter((path) => !path.startsWith('src/accounts'));
  const missed = status === 0 ? uncovered(readFileSync(report, 'utf8'), sources) : [];
  if (missed.length > 0) console.error(`Not covered:\n${missed.join('\n')}`);
  process.exitCode = status === 0 && missed.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
