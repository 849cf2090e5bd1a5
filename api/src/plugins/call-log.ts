import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

/** One line for a call when it is answered, under the call's id. Of what everybody polls, none: it would be all that the log says. */
export class CallLog extends LogController {
  constructor() {
    super({
      disableRequestLogging: (request) => request.routeOptions.config.isFree === true,
      requestIdLogLabel: 'requestId',
    });
  }

  override incomingRequest() {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    if (this.isLogDisabled(request)) return;
    // Without the query: a caller may write into it what is nobody's business.
    const [path] = request.url.split('?');
    const call = {
      method: request.method,
      path,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (error) request.log.error({ ...call, err: error }, 'A call broke off');
    else request.log.info(call, 'A call');
  }
}
