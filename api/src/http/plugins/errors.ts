import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError, INTERNAL_ERROR_MESSAGE } from '../../game/api-error';
import { ADDRESS_FORM, ROUND_ID_RANGE, type ErrorBody } from '../../game/schemas/common';
import { CURSOR_FORM, ORDER_NAMES, PERIOD_NAMES } from '../../game/schemas/leaderboard';
import { endReadable, keepReading } from './keep-reading';

/** Most outages are over by then. */
const RETRY_AFTER_SECONDS = 5;

interface Answer {
  readonly status: number;
  readonly body: ErrorBody;
}

function answer(status: number, error: string, message: string): Answer {
  return {
    status,
    body: { success: false, error, message },
  };
}

const codes: Record<number, string> = {
  400: 'bad_request',
  413: 'body_too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'unavailable',
};

/** User-facing messages for values that fail validation, by their path in the request. */
const messages: [place: RegExp, message: string][] = [
  [/\/(id|roundId)$/, ROUND_ID_RANGE],
  [/\/address$/, ADDRESS_FORM],
  [/\/after$/, CURSOR_FORM],
  [/\/order$/, ORDER_NAMES],
  [/\/period$/, PERIOD_NAMES],
];

/** The user-facing message; by default the validator's own. */
function messageOf(error: Partial<FastifyError>): string {
  const place = error.validation?.[0]?.instancePath ?? '';
  const [, message] = messages.find(([known]) => known.test(place)) ?? [];
  return message ?? error.message ?? 'The request failed.';
}

export function answerTo(error: unknown): Answer {
  if (error instanceof ApiError) {
    return answer(error.statusCode, error.code, error.publicMessage);
  }
  const { statusCode } = error as Partial<FastifyError>;
  if (statusCode !== undefined && (statusCode < 500 || statusCode === 503)) {
    return answer(
      statusCode,
      codes[statusCode] ?? 'client_error',
      messageOf(error as Partial<FastifyError>),
    );
  }
  return answer(500, 'internal', INTERNAL_ERROR_MESSAGE);
}

function handle(app: FastifyInstance, _options: object, done: () => void) {
  app.setErrorHandler((error, request, reply) => {
    const { status, body } = answerTo(error);
    if (status >= 500) {
      request.log.error({ err: error }, 'Request failed');
      // With the id, an operator can find a user's report in the log.
      void reply.header('x-request-id', request.id);
    }
    if (status === 503 && !reply.hasHeader('retry-after')) {
      void reply.header('retry-after', RETRY_AFTER_SECONDS);
    }
    keepReading(request, reply);
    return reply.code(status).send(body);
  });
  done();
}

const reasons: Record<string, Answer> = {
  ERR_HTTP_REQUEST_TIMEOUT: answer(408, 'timeout', 'The request did not arrive in time.'),
  HPE_HEADER_OVERFLOW: answer(431, 'headers_too_large', 'The headers are too large.'),
};
const noHttp = answer(400, 'bad_request', 'The request is not valid HTTP.');

/** Answers a connection that did not send a valid request, and closes it. */
export function answerNoCall(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const { status, body } = reasons[error.code] ?? noHttp;
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'connection: close',
  ];
  endReadable(socket, `${head.join('\r\n')}\r\n\r\n${text}`);
}

/** Turns every error into the standard error body, without details that a caller must not see. */
export const errors = fp(handle);
