import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

/** Long enough to recognise a path, because a caller may send thousands of characters. */
const LONGEST_PATH = 200;

/**
 * Logs one line per request, with its id. Public polling endpoints are left out, because they would drown out the rest.
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
    // Without the query, which may contain private data.
    const [path = ''] = request.url.split('?');
    const call = {
      method: request.method,
      path: path.slice(0, LONGEST_PATH),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (error) request.log.error({ ...call, err: error }, 'Request aborted');
    // A caller over the rate limit must not flood the log; the metrics count these requests.
    else request.log[reply.statusCode === 429 ? 'debug' : 'info'](call, 'Request completed');
  }
}
