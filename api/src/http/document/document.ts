import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance } from 'fastify';
import { StreamEvents } from '../../game/schemas/stream';
import { VERSION } from '../../infra/version';
import { routes } from '../routes/routes';
import type { Services } from '../routes/services';
import { liftNamedSchemas } from './named-schemas';

const DESCRIPTION = `Amounts are decimal strings in whole tokens, except in \`/admin/figures\`, which uses base units. Errors have the form \`{ success: false, error, message }\`.`;

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
