import Fastify, { type RouteOptions } from 'fastify';
import openapiTypes, { astToString } from 'openapi-typescript';
import { endpoints } from '../endpoints';
import { registerDocument } from './document';

type Endpoint = Omit<RouteOptions, 'handler'>;

/** The OpenAPI document, built without starting any service. */
async function documentOfEndpoints() {
  const app = Fastify();
  await registerDocument(app);
  await app.register(
    (api, _options, done) => {
      for (const area of Object.values(endpoints)) {
        for (const endpoint of Object.values(area)) {
          api.route({ ...(endpoint as Endpoint), handler: () => null });
        }
      }
      done();
    },
    { prefix: '/api' },
  );
  await app.ready();
  const document = JSON.stringify(app.swagger());
  await app.close();
  return document;
}

export async function schemaTypes(): Promise<string> {
  const types = astToString(await openapiTypes(await documentOfEndpoints()));
  return `// Generated from api/src/http/endpoints by \`npm run generate -w api\`.

${types}
export type Schemas = components['schemas'];
`;
}
