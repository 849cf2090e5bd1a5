import { serverClock } from '@updown/shared';
import { setupServer } from 'msw/node';
import { calmApi, NOW } from './api';

/** The calm API for the tests of a file, at a fixed hour of the game's clock. */
export function calmServer() {
  const server = setupServer(...calmApi);
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => serverClock.sync(NOW));
  afterEach(() => {
    server.resetHandlers();
    server.events.removeAllListeners();
  });
  afterAll(() => server.close());
  return server;
}
