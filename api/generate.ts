/** Writes the types of the API, from the schemas that validate its requests, to where the pages import them. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import openapiTypes, { astToString } from 'openapi-typescript';
import { registerDocument } from './src/document/document';
import { endpoints } from './src/endpoints';

const target = fileURLToPath(new URL('../shared/src/api/schema.gen.ts', import.meta.url));

const app = Fastify();
await registerDocument(app);
await app.register(
  (api, _options, done) => {
    for (const area of Object.values(endpoints))
      for (const endpoint of Object.values(area)) api.route({ ...endpoint, handler: () => null });
    done();
  },
  { prefix: '/api' },
);
await app.ready();
const types = astToString(await openapiTypes(JSON.stringify(app.swagger())));
await app.close();

const source = `// Generated from api/src/endpoints by \`npm run generate -w api\`.

${types}
export type Schemas = components['schemas'];
`;

if (process.argv.includes('--check')) {
  const current = await readFile(target, 'utf8').catch(() => '');
  if (current !== source) {
    console.error(
      'shared/src/api/schema.gen.ts is not what the schemas say: npm run generate -w api',
    );
    process.exitCode = 1;
  }
} else await writeFile(target, source);
