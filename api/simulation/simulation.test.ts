import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { times } from '../test/depth';

jest.setTimeout(times(1_200_000, 14_400_000));

const seeds = times(200, 10_000);

// A program of its own, because the embedded database does not run inside the test's sandbox.
it('says what is true of the chain, whatever went wrong on the way', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'simulation/main.ts', '1', `${seeds}`],
    { cwd: join(__dirname, '..'), env: { ...process.env, TSX_DISABLE_CACHE: '1' } },
  );
  expect(stdout).toContain(`${seeds} seeds from 1 on: 0 failed.`);
  // All did go wrong that can, chains as deep as they come included.
  const struck = JSON.parse(stdout.split('\n')[0] ?? '') as Record<string, number>;
  expect(Object.entries(struck).filter(([, count]) => count === 0)).toEqual([]);
  expect(struck.deepestReorganisation).toBeGreaterThan(200);
});
