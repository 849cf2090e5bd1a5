import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');

/** The names of sources among the code of a document's sentences; a name may leave out the first folders. */
function sourcesIn(markdown: string): string[] {
  const prose = markdown.replaceAll(/^```[^]*?^```/gm, '');
  return [...prose.matchAll(/`([\w./-]+\.(?:tsx?|[cm]js|sol|sh|template))`/g)].map(
    ([, name = '']) => name,
  );
}

// The documents that a command writes name nothing by hand, and those of changes name what was.
const WRITTEN =
  /CHANGELOG|(?:spec-coverage|specification)\.md$|^create-updown-remote\/template|^docs\/your-own-remote\.md$/;
const documents = files.filter((file) => file.endsWith('.md') && !WRITTEN.test(file));

test.each(documents)('every source that %s names exists', (document) => {
  const named = sourcesIn(readFileSync(join(root, document), 'utf8'));
  const missing = named.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)));
  expect(missing).toEqual([]);
});
