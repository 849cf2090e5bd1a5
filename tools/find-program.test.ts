import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from './find-program';

const wanted = {
  variable: 'SERVER_PATH',
  candidates: [],
  missing: 'The program server is missing.',
};

let folder: string;
let program: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'find-program-'));
  program = join(folder, 'server');
  await writeFile(program, '', { mode: 0o755 });
});
afterEach(() => rm(folder, { recursive: true }));

test('a missing program is a problem that says how to install it', () => {
  expect(() => findProgram(wanted, {})).toThrow('The program server is missing.');
});

test('the first candidate that exists is taken', () => {
  const candidates = [undefined, '/nowhere/server', program];
  expect(findProgram({ ...wanted, candidates }, {})).toBe(program);
});

test('the variable overrides the candidates, and a wrong path in it is a problem', () => {
  expect(findProgram(wanted, { SERVER_PATH: program })).toBe(program);
  expect(() => findProgram(wanted, { SERVER_PATH: '/nowhere/server' })).toThrow(
    'SERVER_PATH names /nowhere/server, and no such file exists.',
  );
});
