import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { ApiError, unavailable } from '../../game/api-error';
import { callerOf } from '../plugins/rate-limit';
import { frameOf } from '../sse/hub';
import type { Services } from './services';

/** Limits each address to `most` open connections; 0 means no limit. */
export function createConnectionLimit(most: number) {
  const open = new Map<string, number>();
  return {
    /** Counts a connection and returns a function that releases it; undefined if the address has reached its limit. */
    take: (address: string): (() => void) | undefined => {
      const count = open.get(address) ?? 0;
      if (most > 0 && count >= most) return undefined;
      open.set(address, count + 1);
      return () => {
        const left = (open.get(address) ?? 1) - 1;
        if (left > 0) open.set(address, left);
        else open.delete(address);
      };
    },
  };
}

type Needs = Pick<Services, 'hub' | 'clock' | 'siteSerial' | 'readModel'>;

const RECONNECT_MS = 2_000;

/**
 * Neither a length nor chunked encoding, so that each event is one write to the socket. The stream ends with the
 * connection.
 */
function headersOf(extra: Record<string, unknown>) {
  return [
    'HTTP/1.1 200 OK',
    'content-type: text/event-stream; charset=utf-8',
    'cache-control: no-store, no-transform',
    'x-accel-buffering: no',
    'connection: close',
    ...Object.entries(extra).map(([name, value]) => `${name}: ${String(value)}`),
    '\r\n',
  ].join('\r\n');
}

export interface StreamLimits {
  readonly streams: number;
  /** 0 means no limit. */
  readonly perAddress: number;
}

const retryText = `retry: ${RECONNECT_MS}\n\n`;
const forgotten = frameOf('resync', { reason: 'The missed events are no longer available.' }).text;

function lastEventId(headers: IncomingHttpHeaders): number | undefined {
  const last = Number(headers['last-event-id']);
  return Number.isInteger(last) && last > 0 ? last : undefined;
}

export function eventRoutes(
  { hub, clock, siteSerial, readModel }: Needs,
  most: StreamLimits,
): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    const connections = createConnectionLimit(most.perAddress);

    /** The first events for a page: the game's time, and the site's current release. */
    const greeting = (): Buffer => {
      const serial = siteSerial();
      return Buffer.concat([
        Buffer.from(retryText),
        frameOf('clock', { now: Math.floor(clock.now()) }).text,
        ...(serial === undefined ? [] : [frameOf('release', { serial }).text]),
      ]);
    };

    /** Follows the missed events, because the state is newer than these. */
    const state = (): Buffer => frameOf('state', readModel.liveState()).text;

    app.addHook('preClose', (ready) => {
      hub.closeAll();
      ready();
    });
    app.get('/events', {
      config: { isFree: true },
      schema: {
        summary:
          'Server-sent events, with the names and data of the properties of StreamEvents. A heartbeat with the data {} follows 4 s without an event',
        produces: ['text/event-stream'],
        response: { 200: Type.String() },
      },
      handler: (request, reply) => {
        const { socket } = request.raw;
        // A stream never ends, so this connection cannot serve another request.
        if (hub.has(socket) || socket.destroyed) {
          reply.hijack();
          socket.destroy();
          return;
        }
        if (hub.isClosed()) throw unavailable('The server is shutting down. Please reconnect.');
        if (hub.size() >= most.streams) {
          throw unavailable('Too many event streams are open. Please poll instead.');
        }
        const release = connections.take(callerOf(request.ip));
        if (release === undefined) {
          throw new ApiError(
            429,
            'too_many_streams',
            'Too many event streams are open from your address. Please poll instead.',
          );
        }
        socket.once('close', release);
        reply.hijack();
        socket.setTimeout(0);
        socket.setNoDelay(true);
        socket.write(headersOf(reply.getHeaders()));
        socket.write(greeting());
        if (!hub.join(socket, lastEventId(request.headers))) socket.write(forgotten);
        socket.write(state());
      },
    });
    done();
  };
}
