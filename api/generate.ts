import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Definition, definitions } from './src/infra/settings/definitions';

function line([name, { about, fallback }]: [string, Definition<unknown>]) {
  return `# ${about}\n${fallback === undefined ? `# ${name}=` : `${name}=${fallback}`}\n`;
}

function exampleEnvironment(): string {
  return [
    '# The API settings with their defaults.\n',
    ...Object.entries(definitions).map(line),
  ].join('\n');
}

/** Generates the list of settings. */

const path = fileURLToPath(new URL('../.env.example', import.meta.url));
const wanted = exampleEnvironment();
if (!process.argv.includes('--check')) await writeFile(path, wanted);
else if ((await readFile(path, 'utf8').catch(() => '')) !== wanted) {
  console.error('.env.example is out of date: npm run generate -w api');
  process.exitCode = 1;
}
