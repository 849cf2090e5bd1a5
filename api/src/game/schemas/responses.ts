import type { TSchema } from 'typebox';
import { ErrorBody } from './common';

/** The responses of a route: its own schema, or the common error schema. */
export function answers<Schema extends TSchema>(ok: Schema) {
  return {
    200: ok,
    '4xx': ErrorBody,
    '5xx': ErrorBody,
  };
}
