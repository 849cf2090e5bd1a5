import fp from 'fastify-plugin';

const reapMs = 50;

/**
 * Lets the calls that are under way end when the server stops, each connection after its last answer, and cuts off after
 * `longestMs` what has not ended by then.
 */
export const drain = (longestMs: number) =>
  fp((app, _options, done) => {
    app.addHook('preClose', (ready) => {
      const { server } = app;
      if (server.listening) {
        // The server itself closes only the connections that wait for a call at this moment.
        const reaping = setInterval(() => server.closeIdleConnections(), reapMs);
        const deadline = setTimeout(() => server.closeAllConnections(), longestMs);
        server.once('close', () => {
          clearInterval(reaping);
          clearTimeout(deadline);
        });
      }
      ready();
    });
    done();
  });
