import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');

const FOLDERS = [
  'api/src',
  'contracts',
  'host',
  'remote-dashboard/src',
  'remote-game',
  'shared/src',
  'webpack',
  'scripts/site',
];
const IS_SOURCE = /\.(ts|tsx|sol)$/;
const IS_PRODUCED = /(^|\/)(node_modules|dist|out|cache|generated)\//;

function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => IS_SOURCE.test(file) && !IS_PRODUCED.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'));
}

/** Every name of the last column, with the word of its line. */
function namesInCode(): [name: string, word: string][] {
  const rows = readFileSync(join(root, 'docs', 'glossary.md'), 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, word = '']) => word !== '' && word !== 'word' && !word.startsWith('-'));
  return rows.flatMap(([, word = '', , names = '']) =>
    Array.from(names.matchAll(/`([^`]+)`/g), ([, name]): [string, string] => [name!, word]),
  );
}

test('every name of the glossary is in the code', () => {
  const code = FOLDERS.flatMap(sourcesIn).join('\n');
  const names = namesInCode();
  expect(names.length).toBeGreaterThan(50);
  expect(
    names.filter(([name]) => !new RegExp(`\\b${name.replace(/^\W+/, '')}\\b`).test(code)),
  ).toEqual([]);
});
