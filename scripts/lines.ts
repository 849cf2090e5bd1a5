import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { root } from '../tools/root';
import { directionsIn } from './lint/imports';

const CODE = /\/.*(?<!\.gen|\.d|\/generated\/.*)\.(?:[cm]?[jt]sx?|sol|css|html|sh|template)$/;
const TEST = /^e2e\/|\/test\/|(?<!^scripts)\/testing\/|\.(?:test|spec|t)\.\w+$/;
/** A comment, an import or a blank line. */
const QUIET = /^\s*(?:\/\*[^]*?\*\/|\/\/.*|#[ !].*|import\b(?!\()[^;]*;)?\s*\n/gm;

function lines(texts: readonly string[]): number {
  return texts.join('').split('\n').length - 1;
}

/**
 * `npm run lines`: how much code each top folder has, and whether its rooms keep to their floors. The product is all but
 * the lab.
 */
export function run(): number {
  const git = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root });
  const code = String(git)
    .split('\n')
    .filter((path) => CODE.test(path) && existsSync(`${root}/${path}`))
    .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }));
  const figures = (top: string, but = '/') => {
    const here = code.filter(({ path }) => path.startsWith(top) && !path.startsWith(but));
    const tests = here.filter(({ path }) => TEST.test(path)).map(({ text }) => text);
    const source = here.filter(({ path }) => !TEST.test(path)).map(({ text }) => text);
    return {
      files: source.length,
      'under 25 lines': source.filter((text) => lines([text]) < 25).length,
      lines: lines(source),
      logical: lines(source.map((text) => text.replace(QUIET, ''))),
      'test files': tests.length,
      'test lines': lines(tests),
      ...directionsIn(top),
    };
  };
  const tops = new Set(code.map(({ path }) => path.slice(0, path.indexOf('/') + 1)));
  const rows = [...tops].map((top) => [top.slice(0, -1), figures(top)]);
  console.table(
    Object.fromEntries([...rows, ['product', figures('', 'lab/')], ['all', figures('')]]),
  );
  return 0;
}
