import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import openapiTypes, { astToString } from 'openapi-typescript';
import { documentOfRoutes } from './src/http/document/document';
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

/** Generates what other packages need from the API: the pages' types, and the list of settings. */

/** The pages' types: the paths, and each schema by its name. */
async function schemaTypes(): Promise<string> {
  const document = JSON.stringify(await documentOfRoutes());
  const options = { rootTypes: true, rootTypesNoSchemaPrefix: true };
  const types = astToString(await openapiTypes(document, options));
  return `// Generated from api/src/http/routes by \`npm run generate -w api\`.\n\n${types}`;
}

const root = new URL('../', import.meta.url);
const files = {
  'shared/src/schema/schema.gen.ts': await schemaTypes(),
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
