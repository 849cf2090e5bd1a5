import type { IncomingHttpHeaders } from 'node:http';
import { jwtVerify } from 'jose';
import { FAN_OUT_CHANNEL } from './fan-out';
import { HEARTBEAT_MS } from './hub';

/** After this time without an event the fan-out checks whether it missed one. */
const ASK_SECONDS = 25;

/**
 * Whether a fan-out forwarded the request and will hold its stream. It signs forwarded requests with the shared key.
 */
export function createGripCheck(key: string | undefined) {
  const secret = key === undefined ? undefined : new TextEncoder().encode(key);
  return async (headers: IncomingHttpHeaders): Promise<boolean> => {
    const signature = headers['grip-sig'];
    if (secret === undefined || typeof signature !== 'string') return false;
    return jwtVerify(signature, secret, { algorithms: ['HS256'] }).then(
      () => true,
      () => false,
    );
  };
}

/** The id of the last event that the fan-out has; undefined if it does not request missed ones. */
export function gripLast(headers: IncomingHttpHeaders): number | undefined {
  const last = /last-id=(\d+)/.exec(String(headers['grip-last'] ?? ''))?.[1];
  return last === undefined ? undefined : Number(last);
}

/**
 * Headers that let the fan-out hold the stream: the channel and the event `last`, heartbeats, and the address for
 * missed events.
 */
export function gripHeaders(last: number | undefined): Record<string, string> {
  return {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'grip-hold': 'stream',
    'grip-channel': last === undefined ? FAN_OUT_CHANNEL : `${FAN_OUT_CHANNEL}; prev-id=${last}`,
    'grip-keep-alive': `event: heartbeat\\ndata: {}\\n\\n; format=cstring; timeout=${HEARTBEAT_MS / 1000}`,
    'grip-link': `</api/events?more=true>; rel=next; timeout=${ASK_SECONDS}`,
  };
}
