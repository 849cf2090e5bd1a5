import { isApiError } from '../errors/api-error';

interface Reading<Data> {
  data?: Data | undefined;
  error?: unknown;
}

/**
 * A player's own data, or `empty` if the server answered with an error and there is no earlier data. Undefined if the server
 * did not answer.
 */
export function orEmpty<Data>({ data, error }: Reading<Data>, empty: Data): Data | undefined {
  if (data !== undefined) return data;
  return isApiError(error) && error.kind === 'http' ? empty : undefined;
}
