import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

jest.setTimeout(300_000);

const seeds = 200;

// A program of its own, because the embedded database does not run inside the test's sandbox.
it('says what is true of the chain, whatever went wrong on the way', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'simulation/main.ts', '1', `${seeds}`],
    { cwd: join(__dirname, '..'), env: { ...process.env, TSX_DISABLE_CACHE: '1' } },
  );
  expect(stdout).toContain(`${seeds} seeds from 1 on: 0 failed.`);
});
