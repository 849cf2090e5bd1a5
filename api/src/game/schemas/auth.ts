import { Type, type Static } from 'typebox';
import { Address } from './common';

export const NonceResponse = Type.Object(
  {
    /** The whole EIP-4361 text to sign unchanged: single use, bound to the address, valid for five minutes. */
    nonce: Type.String(),
  },
  { title: 'NonceResponse' },
);

export const VerifyBody = Type.Object(
  {
    address: Address,
    signature: Type.String({ pattern: '^0x[0-9a-fA-F]*$', maxLength: 20_000 }),
    /** The signed text. A contract wallet whose text is not among its latest three needs it. */
    nonce: Type.Optional(Type.String({ maxLength: 2_000 })),
  },
  { title: 'VerifyBody' },
);

export const VerifyResponse = Type.Object(
  {
    /** A JWT for the Authorization header, valid for 12 hours at most. */
    token: Type.String(),
  },
  { title: 'VerifyResponse' },
);

export const UserProfile = Type.Object(
  {
    address: Address,
    token_balance: Type.Number(),
    /** Whether the operator sends this player's predictions and pays their gas. */
    gas_is_free: Type.Boolean(),
  },
  { title: 'UserProfile' },
);
export type UserProfile = Static<typeof UserProfile>;
