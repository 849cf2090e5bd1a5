import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from './find-program';

const wanted = {
  name: 'no-such-server',
  variable: 'SERVER_PATH',
  elsewhere: [],
  howToInstall: 'Install it (on Debian: apt-get install server)',
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'find-program-'));
  await writeFile(join(folder, wanted.name), '', { mode: 0o755 });
});
afterEach(() => rm(folder, { recursive: true }));

test('a missing program is told, with the way to get it and the way to name it', () => {
  expect(() => findProgram(wanted, {})).toThrow(
    'The program no-such-server is missing. Install it (on Debian: apt-get install server), or name it in SERVER_PATH.',
  );
});

test('it is found where systems keep it out of the PATH', () => {
  const found = findProgram({ ...wanted, elsewhere: ['/nowhere', folder] }, {});
  expect(found).toBe(join(folder, wanted.name));
});

test('the one that is named is taken, and a wrong name is told', () => {
  const program = join(folder, wanted.name);
  expect(findProgram(wanted, { SERVER_PATH: program })).toBe(program);
  expect(() => findProgram(wanted, { SERVER_PATH: '/nowhere/server' })).toThrow(
    'SERVER_PATH names /nowhere/server, and no such file exists.',
  );
});
