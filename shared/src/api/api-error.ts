import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { ApiErrorBody } from './types';

/**
 * Every failure of a call, as one type. `message` is for a person; `status` is the HTTP status where the server
 * answered; `code` is the server's own short word for it, or the wallet's number.
 */
export interface ApiError {
  kind: 'http' | 'timeout' | 'network' | 'wallet';
  message: string;
  status?: number;
  code?: string;
}

export function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'kind' in value && 'message' in value;
}

/** The text of any failure, for a person; `fallback` where it says nothing of itself. */
export function errorMessage(error: unknown, fallback: string): string {
  if (isApiError(error)) return error.message;
  return error instanceof Error && error.message !== '' ? error.message : fallback;
}

export function toApiError(error: FetchBaseQueryError): ApiError {
  if (error.status === 'TIMEOUT_ERROR') {
    return { kind: 'timeout', message: 'Request timeout - Server took too long to respond' };
  }
  if (error.status === 'FETCH_ERROR') {
    return { kind: 'network', message: 'Network error - Please check your connection' };
  }
  if (typeof error.status !== 'number') {
    const status = error.status === 'PARSING_ERROR' ? error.originalStatus : 0;
    return { kind: 'http', status, message: httpMessage(status) };
  }
  const body = error.data as Partial<ApiErrorBody> | undefined;
  return {
    kind: 'http',
    status: error.status,
    message: httpMessage(error.status, body?.message ?? body?.error),
    ...(body?.error === undefined ? {} : { code: body.error }),
  };
}

function httpMessage(status: number, said?: string): string {
  if (status >= 500) return 'Internal Server Error - Please try again later';
  if (status === 404) return said ?? 'API endpoint not found';
  return said ?? 'Client error occurred';
}
