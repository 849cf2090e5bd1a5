import type { TSchema } from 'typebox';
import { ApiError } from './common';

/** Every route answers its own shape or the one error shape. */
export const answers = <Schema extends TSchema>(ok: Schema) => ({
  200: ok,
  '4xx': ApiError,
  '5xx': ApiError,
});
