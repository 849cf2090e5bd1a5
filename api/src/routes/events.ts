import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { systemEndpoints } from '../endpoints/system';
import { unavailable } from '../problem';
import type { Services } from '../services';
import { frameOf } from '../sse/hub';

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

export const eventRoutes =
  ({ hub, clock }: Needs, maximumStreams: number): FastifyPluginCallbackTypebox =>
  (app, _options, done) => {
    app.addHook('preClose', (ready) => {
      hub.closeAll();
      ready();
    });
    app.route({
      ...systemEndpoints.events,
      handler: (request, reply) => {
        if (hub.size() >= maximumStreams)
          throw unavailable('Too many event streams are open. Please poll instead.');
        const last = Number(request.headers['last-event-id']);
        const { socket } = request.raw;
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
