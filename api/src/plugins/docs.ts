import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';

/** The OpenAPI document for people, with every call to be tried; as JSON under `/docs/json`. */
export const docs = fp(async (app) => {
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
});
