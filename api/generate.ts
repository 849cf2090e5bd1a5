/** Generates what other packages need from the API: the pages' types, and the list of settings. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { schemaTypes } from './src/http/document/types';
import { exampleEnvironment } from './src/infra/settings/example';

const root = new URL('../', import.meta.url);
const files = {
  'shared/src/api/schema.gen.ts': await schemaTypes(),
  '.env.example': exampleEnvironment(),
};

for (const [name, wanted] of Object.entries(files)) {
  const path = fileURLToPath(new URL(name, root));
  if (!process.argv.includes('--check')) await writeFile(path, wanted);
  else if ((await readFile(path, 'utf8').catch(() => '')) !== wanted) {
    console.error(`${name} is out of date: npm run generate -w api`);
    process.exitCode = 1;
  }
}
