import swagger from '@fastify/swagger';
import { StreamEvents } from '@updown/protocol/api/stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { VERSION } from '../../infra/version';
import { routes } from '../routes/routes';
import type { Services } from '../routes/services';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * Moves every schema with a title out of `document` into `schemas`, and leaves a reference in its place. Requests are
 * validated against complete schemas, but readers of the document should see each schema once, by name.
 */
function liftNamedSchemas(document: Json, schemas: Record<string, Json>): Json {
  if (Array.isArray(document)) return document.map((item) => liftNamedSchemas(item, schemas));
  if (document === null || typeof document !== 'object') return document;
  const { title, ...rest } = document;
  const lifted = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, liftNamedSchemas(value, schemas)]),
  );
  if (typeof title !== 'string') return title === undefined ? lifted : { ...lifted, title };
  const known = schemas[title];
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(lifted)) {
    throw new Error(`Two different schemas have the title ${title}`);
  }
  schemas[title] = lifted;
  return { $ref: `#/components/schemas/${title}` };
}

const DESCRIPTION = `Amounts are decimal strings in whole tokens, except in \`/admin/figures\`, which uses base units. Errors have the form \`{ success: false, error, message, params }\`: \`error\` is the code of the cause, and \`params\` has its values, with amounts in base units.`;

/** Collects the routes registered after this plugin into an OpenAPI document. */
export function registerDocument(app: FastifyInstance) {
  return app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'UpDown', description: DESCRIPTION, version: VERSION },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transformObject: (document) => {
      if (!('openapiObject' in document)) return document.swaggerObject;
      const { info, components, ...rest } = structuredClone(document.openapiObject) as Parsed;
      const schemas = {};
      liftNamedSchemas(structuredClone(StreamEvents) as never, schemas);
      const lifted = liftNamedSchemas(rest, schemas) as object;
      return { info, ...lifted, components: { ...components, schemas } } as never;
    },
  });
}

type Parsed = { info: object; components?: object };

/** No handler runs, so the routes need no services. */
const none = { dev: {}, pageReads: {} } as Services;

/** The OpenAPI document, built without starting any service. */
export async function documentOfRoutes() {
  const app = Fastify();
  await registerDocument(app);
  await app.register(routes(none, { streams: 0, perAddress: 0 }), { prefix: '/api' });
  await app.ready();
  return app.swagger();
}
