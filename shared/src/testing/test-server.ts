import type { RequestHandler } from 'msw';
import { setupServer, type SetupServer } from 'msw/node';

/** A server for the tests of one file. Each test starts with `handlers` only; a request without a handler fails the test. */
export function testServer(...handlers: RequestHandler[]): SetupServer {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    server.events.removeAllListeners();
  });
  afterAll(() => server.close());
  return server;
}
