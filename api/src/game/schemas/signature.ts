import { Type } from 'typebox';

/** A signature of typed data, in any format of a contract wallet. */
export const TypedSignature = Type.String({
  pattern: '^0x([0-9a-fA-F]{2})*$',
  maxLength: 20_000,
});
