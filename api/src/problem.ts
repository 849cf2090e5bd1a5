/** What a caller did wrong or cannot have, as it is answered. */
export class Problem extends Error {
  constructor(
    readonly statusCode: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export const badRequest = (message: string) => new Problem(400, 'bad_request', message);
export const unauthorized = (message: string) => new Problem(401, 'unauthorized', message);
export const forbidden = (message: string) => new Problem(403, 'forbidden', message);
export const notFound = (message: string) => new Problem(404, 'not_found', message);
export const conflict = (message: string) => new Problem(409, 'conflict', message);
export const tooMany = (message: string) => new Problem(429, 'too_many_requests', message);
export const unavailable = (message: string) => new Problem(503, 'unavailable', message);
