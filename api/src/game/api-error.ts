/** An error with an HTTP status, a stable code and a message for the caller. */
export class ApiError extends Error {
  /** @param message For the log. \n @param publicMessage For the caller; by default the same. */
  constructor(
    readonly statusCode: number,
    readonly code: string,
    message: string,
    readonly publicMessage: string = message,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export const INTERNAL_ERROR_MESSAGE = 'Internal Server Error - Please try again later';

/** The message of `error` for the caller, without details if the error is unexpected. */
export function publicMessageOf(error: unknown): string {
  return error instanceof ApiError ? error.publicMessage : INTERNAL_ERROR_MESSAGE;
}

export function badRequest(message: string) {
  return new ApiError(400, 'bad_request', message);
}
export function unauthorized(message: string) {
  return new ApiError(401, 'unauthorized', message);
}
export function forbidden(message: string) {
  return new ApiError(403, 'forbidden', message);
}
export function notFound(message: string) {
  return new ApiError(404, 'not_found', message);
}
export function conflict(message: string) {
  return new ApiError(409, 'conflict', message);
}
export function tooMany(message: string) {
  return new ApiError(429, 'too_many_requests', message);
}
export function unavailable(message: string) {
  return new ApiError(503, 'unavailable', message);
}
