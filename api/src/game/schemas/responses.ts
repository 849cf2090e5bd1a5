import type { TSchema } from 'typebox';
import { ErrorBody } from './common';

/** The responses of a route: its own shape, or the common error shape. */
export function answers<Schema extends TSchema>(ok: Schema) {
  return {
    200: ok,
    '4xx': ErrorBody,
    '5xx': ErrorBody,
  };
}
