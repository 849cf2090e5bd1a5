import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { ContractRefusal } from '../chain/refusal';
import { RpcUnavailable } from '../chain/rpc';
import { Problem } from '../problem';
import type { ApiError } from '../schemas/common';

const snake = (name: string) => name.replace(/(?<!^)([A-Z])/g, '_$1').toLowerCase();

interface Answer {
  readonly status: number;
  readonly body: ApiError;
}

const answer = (status: number, error: string, message: string): Answer => ({
  status,
  body: { success: false, error, message },
});

const codes: Record<number, string> = {
  400: 'bad_request',
  413: 'body_too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'unavailable',
};

export const answerTo = (error: unknown): Answer => {
  if (error instanceof Problem) return answer(error.statusCode, error.code, error.message);
  if (error instanceof ContractRefusal) return answer(409, snake(error.errorName), error.message);
  if (error instanceof RpcUnavailable)
    return answer(503, 'chain_unavailable', 'The chain does not answer. Please try again later.');
  const { statusCode, message } = error as Partial<FastifyError>;
  if (statusCode !== undefined && (statusCode < 500 || statusCode === 503))
    return answer(statusCode, codes[statusCode] ?? 'client_error', message ?? 'The call failed.');
  return answer(500, 'internal', 'Internal Server Error - Please try again later');
};

const handle = (app: FastifyInstance, _options: object, done: () => void) => {
  app.setErrorHandler((error, request, reply) => {
    const { status, body } = answerTo(error);
    if (status >= 500) {
      request.log.error({ err: error }, 'A call failed');
      // By which whoever reports it and the log mean the same call.
      void reply.header('x-request-id', request.id);
    }
    return reply.code(status).send(body);
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(answer(404, 'not_found', 'API endpoint not found').body),
  );
  done();
};

const reasons: Record<string, Answer> = {
  ERR_HTTP_REQUEST_TIMEOUT: answer(408, 'timeout', 'The call did not arrive in time.'),
  HPE_HEADER_OVERFLOW: answer(431, 'headers_too_large', 'The headers are too large.'),
};
const noHttp = answer(400, 'bad_request', 'The call is no HTTP that can be read.');

/** Answers what is no call, and ends its connection. */
export const answerNoCall = (error: ConnectionError, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const { status, body } = reasons[error.code] ?? noHttp;
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy());
};

/** Every error in the one shape, and nothing in it that a caller should not see. */
export const errors = fp(handle);
