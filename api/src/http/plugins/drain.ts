import type { Socket } from 'node:net';
import fp from 'fastify-plugin';

const REAP_MS = 50;

/**
 * Lets running requests finish when the server stops, closes each connection after its last response, and cuts off the
 * remaining connections after `longestMs`.
 */
export function drain(longestMs: number) {
  return fp((app, _options, done) => {
    const { server } = app;
    const sockets = new Set<Socket>();
    server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });

    /**
     * The server itself closes only connections that wait for another request. Browsers also open connections before
     * their first request.
     */
    const closeIdle = () => {
      server.closeIdleConnections();
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    };

    app.addHook('preClose', (ready) => {
      if (server.listening) {
        const reaping = setInterval(closeIdle, REAP_MS);
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
}
