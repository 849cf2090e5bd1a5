import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

/** Long enough to recognise a path; a caller may send thousands of characters. */
const LONGEST_PATH = 200;

/**
 * Logs one line per answered call, with its id. Public polling endpoints are left out, because they would drown the
 * rest.
 */
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
    // Without the query, which may hold private data.
    const [path = ''] = request.url.split('?');
    const call = {
      method: request.method,
      path: path.slice(0, LONGEST_PATH),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (error) request.log.error({ ...call, err: error }, 'A call was aborted');
    // A caller that exceeds the rate limit must not fill the log; the metrics count these calls.
    else request.log[reply.statusCode === 429 ? 'debug' : 'info'](call, 'A call was answered');
  }
}
