import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { times } from '../../api/test/depth';

jest.setTimeout(times(1_200_000, 14_400_000));

// The sample is a short row of seeds in which every kind of fault occurs.
const first = times(36, 1);
const seeds = times(24, 10_000);

// Runs in its own process, because the embedded database does not work inside Jest's sandbox.
test('matches the chain after any sequence of faults', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'simulation/main.ts', `${first}`, `${seeds}`],
    { cwd: join(__dirname, '..'), env: { ...process.env, TSX_DISABLE_CACHE: '1' } },
  );
  expect(stdout).toContain(`${seeds} seeds from ${first} on: 0 failed.`);
  // Every kind of fault occurred, deep reorgs included.
  const struck = JSON.parse(stdout.split('\n')[0] ?? '') as Record<string, number>;
  expect(Object.entries(struck).filter(([, count]) => count === 0)).toEqual([]);
  expect(struck.deepestReorganisation).toBeGreaterThan(200);
});
