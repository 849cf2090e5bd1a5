import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '@updown/protocol/api/common';
import { CURSOR_FORM, ORDER_NAMES, PERIOD_NAMES } from '@updown/protocol/api/leaderboard';
import type {
  ConnectionError,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import fp from 'fastify-plugin';
import {
  ApiError,
  badRequest,
  INTERNAL_ERROR_MESSAGE,
  invalid,
  type Params,
  tooMany,
} from '../../game/api-error';

/** The time that a caller has to read the response and close the connection. */
const LINGER_MS = 2_000;

/**
 * A response can be sent before the whole body has arrived. If the server then closes the connection, a caller that is
 * still sending loses the response: a browser or proxy sees a broken connection. So the rest of the body is read and
 * dropped, within the server's request timeout.
 */
export function keepReading({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete) return;
  reply.removeHeader('connection');
  raw.resume();
}

/** Sends the last response of a connection and, for the same reason, drops any data that still arrives. */
export function endReadable(socket: Socket, answer: string): void {
  const linger = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(linger));
  socket.end(answer);
  socket.resume();
}

/** Most outages are over by then. */
const RETRY_AFTER_SECONDS = 5;

interface Answer {
  readonly status: number;
  readonly body: ErrorBody;
}

function answer(status: number, error: string, message: string, params: Params = {}): Answer {
  return {
    status,
    body: { success: false, error, message, params },
  };
}

function answerToApiError({ statusCode, code, publicMessage, params }: ApiError): Answer {
  return answer(statusCode, code, publicMessage, params);
}

const codes: Record<number, string> = {
  400: 'bad_request',
  413: 'body_too_large',
  415: 'unsupported_media_type',
  503: 'unavailable',
};

/** The errors for values that fail validation, by their path in the request. */
const forms: [place: RegExp, error: ApiError][] = [
  [/\/(id|roundId)$/, badRequest('round_id_form')],
  [/\/address$/, badRequest('address_form')],
  [/\/after$/, invalid(CURSOR_FORM)],
  [/\/order$/, invalid(ORDER_NAMES)],
  [/\/period$/, invalid(PERIOD_NAMES)],
];

/** The answer to an error of Fastify; by default with its own message. */
function answerToFastify(status: number, { validation, message }: Partial<FastifyError>): Answer {
  if (status === 429) return answerToApiError(tooMany('too_many_requests'));
  const place = validation?.[0]?.instancePath ?? '';
  const [, form] = forms.find(([known]) => known.test(place)) ?? [];
  if (form !== undefined) return answerToApiError(form);
  return answer(status, codes[status] ?? 'client_error', message ?? 'The request failed.');
}

export function answerTo(error: unknown): Answer {
  if (error instanceof ApiError) return answerToApiError(error);
  const failure = error as Partial<FastifyError>;
  const { statusCode } = failure;
  return statusCode !== undefined && (statusCode < 500 || statusCode === 503)
    ? answerToFastify(statusCode, failure)
    : answer(500, 'internal', INTERNAL_ERROR_MESSAGE);
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
