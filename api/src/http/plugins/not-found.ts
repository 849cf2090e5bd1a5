import fp from 'fastify-plugin';
import { notFound } from '../../game/api-error';

/** Answers an unknown address. The call counts against the caller's rate, so the limits must be registered first. */
export const unknownAddresses = fp((app, _options, done) => {
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, () => {
    throw notFound('API endpoint not found');
  });
  done();
});
