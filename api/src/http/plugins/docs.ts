import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';

/** Swagger UI for the OpenAPI document; the document itself is at `/docs/json`. */
export const docs = fp(async (app) => {
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    // The page loads its files by full path.
    indexPrefix: app.prefix,
    staticCSP: {
      'default-src': "'self'",
      // Swagger UI sets inline styles.
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'object-src': "'none'",
      'base-uri': "'self'",
      'frame-ancestors': "'none'",
    },
  });
});
