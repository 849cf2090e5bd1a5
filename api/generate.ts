/** Generates what other packages need from the API: the pages' types, and the list of settings. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import openapiTypes, { astToString } from 'openapi-typescript';
import { documentOfRoutes } from './src/http/document/document';
import { exampleEnvironment } from './src/infra/settings/example';

async function schemaTypes(): Promise<string> {
  const types = astToString(await openapiTypes(JSON.stringify(await documentOfRoutes())));
  return `// Generated from api/src/http/routes by \`npm run generate -w api\`.

${types}
export type Schemas = components['schemas'];
`;
}

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
