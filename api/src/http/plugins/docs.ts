import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';

/** The OpenAPI document for people, who can try each call there; as JSON under `/docs/json`. */
export const docs = fp(async (app) => {
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    // The page requests its files by their full paths.
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
