import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkCode } from './check-code';

let folder: string;
let said: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'checked-'));
  said = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});
afterEach(() => rm(folder, { recursive: true }));

function withScripts(scripts: object) {
  return writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'remote-x', scripts }));
}

test('a remote that passes its lint and its type check is released', async () => {
  await withScripts({ lint: 'exit 0', typecheck: 'exit 0' });
  await checkCode(folder, false);
  expect(said).toEqual([]);
});

test.each(['lint', 'typecheck'])(
  'a remote that fails its %s is refused, with the reason',
  async (check) => {
    await withScripts({ lint: 'exit 0', typecheck: 'exit 0', [check]: 'echo "1:1 boo"; exit 1' });
    await expect(checkCode(folder, false)).rejects.toThrow(
      new RegExp(`npm run ${check} fails in .*--skip-checks[\\s\\S]*1:1 boo`),
    );
  },
);

test('a check that does not run is named as skipped', async () => {
  await withScripts({ lint: 'exit 1' });
  await checkCode(folder, true);
  expect(said).toEqual(
    ['lint', 'typecheck'].map((check) => `npm run ${check} was skipped, as asked.`),
  );
  await withScripts({ lint: 'exit 0' });
  await checkCode(folder, false);
  expect(said[2]).toBe(`npm run typecheck was skipped, ${folder} has no such script.`);
});
