import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';

/** The OpenAPI document for people, with every call to be tried; as JSON under `/docs/json`. */
export const docs = fp(async (app) => {
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    // The page asks for its files by their whole paths.
    indexPrefix: app.prefix,
    staticCSP: {
      'default-src': "'self'",
      // Swagger UI sets styles by itself.
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'object-src': "'none'",
      'base-uri': "'self'",
      'frame-ancestors': "'none'",
    },
  });
});
