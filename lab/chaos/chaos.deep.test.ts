import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../tools/root';
import { faults } from './faults';

jest.setTimeout(240_000);

interface Ended {
  readonly code: number;
  readonly output: string;
}

/** Runs the chaos command in its own process, with the faults of the short form only. */
function runShort(): Promise<Ended> {
  return new Promise((resolve) => {
    const program = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
    execFile(
      process.execPath,
      [program, 'chaos/main.ts', '--short'],
      { cwd: join(root, 'lab'), maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), output: `${stdout}${stderr}` }),
    );
  });
}

test('loses no data when the leader and the database of the operated stack are killed under load', async () => {
  const { code, output } = await runShort();
  const struck = faults.filter(({ isShort }) => isShort);
  expect(struck.length).toBeGreaterThan(1);
  for (const { name } of struck) {
    expect(output).toMatch(new RegExp(`^\\| ${name} .*\\| 0 \\|$`, 'm'));
  }
  expect(output).toContain('\nlost: 0\n');
  expect(code).toBe(0);
  // The load did include predictions.
  expect(Number(/^(\d+) predictions/m.exec(output)?.[1])).toBeGreaterThan(0);
});
