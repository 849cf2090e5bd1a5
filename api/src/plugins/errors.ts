import type { FastifyError, FastifyInstance } from 'fastify';
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

/** Every error in the one shape, and nothing in it that a caller should not see. */
export const errors = fp(handle);
