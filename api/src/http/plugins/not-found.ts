import fp from 'fastify-plugin';
import { ApiError } from '../../game/api-error';

/**
 * Answers requests for unknown paths. These count against the caller's rate limit, so the limiter must be registered
 * first.
 */
export const unknownAddresses = fp((app, _options, done) => {
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, () => {
    throw new ApiError(404, 'not_found', 'API endpoint not found');
  });
  done();
});
