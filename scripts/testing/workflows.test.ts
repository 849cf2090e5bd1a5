import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');
const WORKFLOWS = [
  '.github/workflows/release.yml',
  'create-updown-remote/template/outside/.github/workflows/remote.yml.template',
];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'workflow-'));
  // A program in the place of npm, which shows each of its arguments in a line.
  writeFileSync(join(folder, 'npm'), '#!/bin/sh\nprintf "%s\\n" "$@"\n');
  chmodSync(join(folder, 'npm'), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe.each(WORKFLOWS)('%s', (file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const line = /- run: (.*\$COMMAND.*)/.exec(text)![1]!;

  test.each([
    ["--why 'two words; and $HOME'", ['--why', 'two words; and $HOME']],
    ['--share 100', ['--share', '100']],
    ['', []],
    ['--to 0.1.0; touch hacked', ['--to', '0.1.0;', 'touch', 'hacked']],
  ])('gives the command the arguments %s', (ARGUMENTS, then) => {
    const env = {
      PATH: `${folder}:${process.env['PATH']}`,
      COMMAND: 'disable',
      SITE: 's3://a/b c',
      REMOTE: 'x',
      ARGUMENTS,
    };
    const given = execFileSync('sh', ['-e', '-c', line], { env, cwd: folder, encoding: 'utf8' });
    const [, after] = given.split('s3://a/b c\n');
    expect(after!.split('\n').slice(0, -1)).toEqual(then);
  });

  test('hands the last line that the command says on to the next job', () => {
    const said = /id: said\n +run: (.*)/.exec(text)?.[1];
    if (said === undefined) return;
    const env = {
      PATH: `${folder}:${process.env['PATH']}`,
      COMMAND: 'preview',
      SITE: 's3://a',
      ARGUMENTS: '--pull https://updown.example/?preview=12-ab',
      GITHUB_OUTPUT: join(folder, 'output'),
    };
    const script = `${line}\n${said}`;
    execFileSync('bash', ['-eo', 'pipefail', '-c', script], { env, cwd: folder });
    expect(readFileSync(env.GITHUB_OUTPUT, 'utf8')).toBe(
      'link=https://updown.example/?preview=12-ab\n',
    );
  });

  test('names no remote', () => {
    expect(text).not.toMatch(/\b(?:dashboard|leaderboard|chart|game)\b(?!@| is being)/);
  });
});
