import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');

/** The rows of the table that the command prints, by their folder. */
function table(): Map<string, readonly number[]> {
  const { stdout } = spawnSync('npm', ['run', 'lines'], { cwd: root, encoding: 'utf8' });
  const rows = stdout.split('\n').filter((line) => /^│ [a-z]/.test(line));
  return new Map(
    rows.map((line) => {
      const [folder = '', ...figures] = line.split('│').slice(1, -1);
      return [folder.trim(), figures.map(Number)];
    }),
  );
}

test('npm run lines counts each package, tests apart, and finds no import of a room above', () => {
  const rows = table();
  const packages = readdirSync(root).filter((folder) =>
    /^(?:host|shared|api|remote-.*)$/.test(folder),
  );
  expect([...rows.keys()]).toEqual(
    expect.arrayContaining([...packages, 'e2e', 'lab', 'product', 'all']),
  );
  for (const [folder, [files, short, lines, logical, testFiles, testLines, up, circles]] of rows) {
    expect([folder, up, circles]).toEqual([folder, 0, 0]);
    expect(short!).toBeLessThanOrEqual(files!);
    if (files) expect(logical!).toBeLessThan(lines!);
    expect(testLines!).toBeGreaterThanOrEqual(testFiles!);
  }
  expect(rows.get('e2e')!.slice(0, 4)).toEqual([0, 0, 0, 0]);
  const [product, lab, all] = ['product', 'lab', 'all'].map((row) => rows.get(row)!.slice(0, 6));
  expect(product!.map((figure, index) => figure + lab![index]!)).toEqual(all);
}, 60_000);
