import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { systemEndpoints } from '../endpoints/system';
import { tooMany, unavailable } from '../problem';
import type { Services } from '../services';
import { frameOf } from '../sse/hub';
import { createPlaces } from '../sse/places';

type Needs = Pick<Services, 'hub' | 'clock'>;

const reconnectMs = 2_000;

/** Without a length and without chunks: every event is then one write to the socket, and ends with the connection. */
const headersOf = (extra: Record<string, unknown>) =>
  [
    'HTTP/1.1 200 OK',
    'content-type: text/event-stream; charset=utf-8',
    'cache-control: no-store, no-transform',
    'x-accel-buffering: no',
    'connection: close',
    ...Object.entries(extra).map(([name, value]) => `${name}: ${String(value)}`),
    '\r\n',
  ].join('\r\n');

interface Limits {
  readonly streams: number;
  /** 0 is no limit. */
  readonly perAddress: number;
}

export const eventRoutes =
  ({ hub, clock }: Needs, most: Limits): FastifyPluginCallbackTypebox =>
  (app, _options, done) => {
    const places = createPlaces(most.perAddress);
    app.addHook('preClose', (ready) => {
      hub.closeAll();
      ready();
    });
    app.route({
      ...systemEndpoints.events,
      handler: (request, reply) => {
        const { socket } = request.raw;
        // A stream has no end after which an answer to another call could come.
        if (hub.has(socket) || socket.destroyed) {
          reply.hijack();
          return void socket.destroy();
        }
        if (hub.isClosed()) throw unavailable('The server is about to stop. Please come back.');
        if (hub.size() >= most.streams)
          throw unavailable('Too many event streams are open. Please poll instead.');
        const leave = places.take(request.ip);
        if (leave === undefined)
          throw tooMany('Your address has too many event streams open. Please poll instead.');
        socket.once('close', leave);
        const last = Number(request.headers['last-event-id']);
        reply.hijack();
        socket.setTimeout(0);
        socket.setNoDelay(true);
        socket.write(headersOf(reply.getHeaders()));
        socket.write(`retry: ${reconnectMs}\n\n`);
        socket.write(frameOf('clock', { now: Math.floor(clock.now()) }).text);
        const isComplete = hub.join(socket, Number.isInteger(last) && last > 0 ? last : undefined);
        if (!isComplete)
          socket.write(frameOf('resync', { reason: 'What was missed is no longer known.' }).text);
      },
    });
    done();
  };
