import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');
const row = /^\| (.+?) +\| `(.+?)` +\| (.+?) +\|$/;

const claims = readFileSync(join(root, 'docs', 'spec-coverage.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, what, file, name] = row.exec(line) ?? [];
    return what === undefined || file === undefined || name === undefined
      ? []
      : [{ what, file, name }];
  });

it('names tests for what the specification says', () => {
  expect(claims.length).toBeGreaterThan(50);
});

it.each(claims)('$what: its test is there and runs', ({ file, name }) => {
  expect(existsSync(join(root, file))).toBe(true);
  const source = readFileSync(join(root, file), 'utf8');
  expect(source).toContain(name);
  expect(source).not.toMatch(
    /\b(?:it|test|describe)\.(?:skip|only|todo)\b|\bx(?:it|test|describe)\(/,
  );
});
