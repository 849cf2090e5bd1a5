import type { CodedError } from '@updown/protocol/errors/contract-error';
import { englishText } from '@updown/protocol/errors/english-text';
import type { ErrorCode, ParamsAfter } from '@updown/protocol/errors/texts';

/** The values of an error: amounts in base units, times in Unix seconds. */
export type Params = CodedError['params'];

/** Codes without a text in the pages: people do not read these errors, or see a text for the status. */
type PlainCode =
  | 'bad_request'
  | 'body_too_large'
  | 'chain_unavailable'
  | 'client_error'
  | 'conflict'
  | 'database_unavailable'
  | 'headers_too_large'
  | 'internal'
  | 'misdirected_request'
  | 'not_found'
  | 'timeout'
  | 'too_many_streams'
  | 'unavailable'
  | 'unsupported_media_type';

interface Details extends ErrorOptions {
  /** For the caller; by default the message, which is for the log. */
  readonly publicMessage?: string;
  readonly params?: Params;
}

/** An error with an HTTP status, a stable code, its values and an English message. */
export class ApiError extends Error {
  readonly publicMessage: string;
  readonly params: Params;

  constructor(
    readonly statusCode: number,
    readonly code: ErrorCode | PlainCode,
    message: string,
    { publicMessage = message, params = {}, ...options }: Details = {},
  ) {
    super(message, options);
    this.publicMessage = publicMessage;
    this.params = params;
  }
}

export const INTERNAL_ERROR_MESSAGE = 'Internal Server Error - Please try again later';

/** The message of `error` for the caller, without details if the error is unexpected. */
export function publicMessageOf(error: unknown): string {
  return error instanceof ApiError ? error.publicMessage : INTERNAL_ERROR_MESSAGE;
}

/** Errors that a person reads: each page has a text for the code. */
function withStatus(status: number) {
  return <Code extends ErrorCode>(code: Code, ...[values]: ParamsAfter<Code>) => {
    const params: Params = { ...values };
    return new ApiError(status, code, englishText(code, params) ?? code, { params });
  };
}

export const badRequest = withStatus(400);
export const unauthorized = withStatus(401);
export const forbidden = withStatus(403);
export const notFound = withStatus(404);
export const conflict = withStatus(409);
export const tooMany = withStatus(429);

/** An error that only a programmer reads. */
export function invalid(message: string) {
  return new ApiError(400, 'bad_request', message);
}
export function unavailable(message: string) {
  return new ApiError(503, 'unavailable', message);
}
