import { ErrorBody } from '@updown/protocol/api/common';
import { Type, type TSchema } from 'typebox';

/** A file that is sent while it is made. */
export const csvFile = {
  200: { description: 'A CSV file', content: { 'text/csv': { schema: Type.String() } } },
  '4xx': ErrorBody,
  '5xx': ErrorBody,
};

/** The responses of a route: its own schema, or the common error schema. */
export function answers<Schema extends TSchema>(ok: Schema) {
  return {
    200: ok,
    '4xx': ErrorBody,
    '5xx': ErrorBody,
  };
}
