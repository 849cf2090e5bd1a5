import { Type, type Static } from 'typebox';
import { Address } from './common';

export const NonceResponse = Type.Object(
  {
    /**
     * The complete EIP-4361 message, to be signed unchanged: single use, bound to the address, valid for five minutes.
     */
    nonce: Type.String(),
  },
  { title: 'NonceResponse' },
);

export const VerifyBody = Type.Object(
  {
    address: Address,
    signature: Type.String({ pattern: '^0x[0-9a-fA-F]*$', maxLength: 20_000 }),
    /** The signed message. Required for a contract wallet whose message is not among its latest three. */
    nonce: Type.Optional(Type.String({ maxLength: 2_000 })),
  },
  { title: 'VerifyBody' },
);

export const VerifyResponse = Type.Object(
  {
    /** A JWT for the Authorization header, valid for at most 12 hours. */
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
