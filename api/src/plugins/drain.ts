import type { Socket } from 'node:net';
import fp from 'fastify-plugin';

const reapMs = 50;

/**
 * Lets the calls that are under way end when the server stops, each connection after its last answer, and cuts off after
 * `longestMs` what has not ended by then.
 */
export const drain = (longestMs: number) =>
  fp((app, _options, done) => {
    const { server } = app;
    const sockets = new Set<Socket>();
    server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });

    /** The server closes only those that wait for another call; browsers also open some before they have any. */
    const closeIdle = () => {
      server.closeIdleConnections();
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    };

    app.addHook('preClose', (ready) => {
      if (server.listening) {
        const reaping = setInterval(closeIdle, reapMs);
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
