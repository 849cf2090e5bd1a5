import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { StreamEvents } from '../schemas/stream';
import { liftNamedSchemas } from './named-schemas';

const description = `Every amount is a decimal string in whole tokens. Errors are \`{ success: false, error, message }\`.`;

/** Collects the routes that are registered after it into an OpenAPI document. */
export const registerDocument = (app: FastifyInstance) =>
  app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'UpDown', description, version: '1.0.0' },
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

type Parsed = { info: object; components?: object };
