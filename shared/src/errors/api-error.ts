import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { t } from '../../texts/texts';
import { errorText, type ErrorValues } from './error-text';

/** Whether a response body is an error envelope with `success: false`, which may come with status 200. */
export function isFailureEnvelope(data: unknown): boolean {
  return (Object(data) as { success?: unknown }).success === false;
}

/**
 * The one error type of all API calls. `message` is for users; `status` is the HTTP status if the server answered; `code` is
 * the server's short error code.
 */
export interface ApiError {
  kind: 'http' | 'timeout' | 'network' | 'wallet';
  message: string;
  status?: number;
  code?: string;
  /** The values that the text of the code names. */
  params?: ErrorValues;
  /** The server's own reason, in the page's language if the page knows its code; `message` may hide it. */
  serverMessage?: string;
  /** The trace of the failed command, if the operator keeps traces. */
  trace?: string;
}

/** Whether a caught value is an error of a call to the API. */
export function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'kind' in value && 'message' in value;
}

/** The user-facing message of any error; `fallback` if the error has none. */
export function errorMessage(error: unknown, fallback: string): string {
  if (isApiError(error)) return error.message;
  return error instanceof Error && error.message !== '' ? error.message : fallback;
}

/**
 * The status of an error. For RTK Query, a body that breaks off is a parsing error, as when the player leaves the page. Only
 * text that is not JSON is a SyntaxError.
 */
function statusOf(error: FetchBaseQueryError): FetchBaseQueryError['status'] {
  if (error.status !== 'PARSING_ERROR') return error.status;
  if (error.error.startsWith('SyntaxError')) return error.status;
  return error.error.startsWith('TimeoutError') ? 'TIMEOUT_ERROR' : 'FETCH_ERROR';
}

export function toApiError(error: FetchBaseQueryError): ApiError {
  const reason = statusOf(error);
  if (reason === 'TIMEOUT_ERROR') {
    return { kind: 'timeout', message: t('Request timeout - Server took too long to respond') };
  }
  if (reason === 'FETCH_ERROR') {
    return { kind: 'network', message: t('Network error - Please check your connection') };
  }
  if (typeof error.status !== 'number') {
    const status = error.status === 'PARSING_ERROR' ? error.originalStatus : 0;
    return { kind: 'http', status, message: httpMessage(status) };
  }
  const { status, data } = error;
  return { kind: 'http', status, message: httpMessage(status, data), ...causeIn(data) };
}

/** The error in an envelope with `success: false`, which may come with status 200; null if there is none. */
export function envelopeError(data: unknown): ApiError | null {
  if (!isFailureEnvelope(data)) return null;
  const cause = causeIn(data);
  return { kind: 'http', message: cause.serverMessage ?? t('Client error occurred'), ...cause };
}

/** The error with the page's own text for its code. Without one, the server's English sentence stays. */
export async function inPageLanguage(error: ApiError): Promise<ApiError> {
  const { code, params, message, serverMessage } = error;
  if (code === undefined || message !== serverMessage) return error;
  const text = await errorText(code, params);
  return text === undefined ? error : { ...error, message: text, serverMessage: text };
}

/** The non-empty text fields of an error body. */
function textsOf(data: unknown): { error?: string; message?: string } {
  const { error, message } = Object(data) as Record<string, unknown>;
  return {
    ...(typeof error === 'string' && error !== '' && { error }),
    ...(typeof message === 'string' && message !== '' && { message }),
  };
}

/** In an envelope, `message` is for users and `error` is a code; other bodies have only `error`. */
function causeIn(data: unknown): Pick<ApiError, 'code' | 'params' | 'serverMessage'> {
  const { error, message } = textsOf(data);
  const { params } = Object(data) as { params?: ErrorValues };
  const serverMessage = isFailureEnvelope(data) ? (message ?? error) : (error ?? message);
  return {
    ...(serverMessage !== undefined && { serverMessage }),
    ...(error !== undefined && { code: error }),
    ...(params !== undefined && { params }),
  };
}

function httpMessage(status: number, data?: unknown): string {
  if (status >= 500) return t('Internal Server Error - Please try again later');
  if (status === 404) return t('API endpoint not found');
  const { error, message } = textsOf(data);
  const own = (isFailureEnvelope(data) ? message : undefined) ?? error;
  return own ?? t('Client error occurred');
}
