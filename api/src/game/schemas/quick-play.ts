import { Type, type Static } from 'typebox';
import { Address, AmountInput, ExpiryInput, Hash } from './common';
import { TypedSignature } from './signature';

/** An EIP-2612 permit for the game, with the deadline of the grant. */
const Permit = Type.Object({
  value: AmountInput,
  v: Type.Integer({ minimum: 27, maximum: 28 }),
  r: Hash,
  s: Hash,
});

/**
 * Allows a key to predict for the player. Without a signature, this requests the data to sign. With a signature, the
 * operator sends it and pays the gas.
 */
export const QuickPlayBody = Type.Object(
  {
    key: Address,
    perRound: AmountInput,
    inAll: AmountInput,
    /** A day from now at most. */
    end: ExpiryInput,
    /** The deadline of the signature. */
    deadline: ExpiryInput,
    signature: Type.Optional(TypedSignature),
    permit: Type.Optional(Permit),
  },
  { title: 'QuickPlayBody' },
);
export type QuickPlayBody = Static<typeof QuickPlayBody>;

/** A prediction in the live round, signed by the key. */
export const QuickPredictBody = Type.Object(
  {
    /** UP or DOWN, in any case. */
    direction: Type.String(),
    amount: AmountInput,
    deadline: ExpiryInput,
    signature: TypedSignature,
  },
  { title: 'QuickPredictBody' },
);

/** Ends the session, signed by its key. */
export const QuickPlayEndBody = Type.Object(
  { signature: TypedSignature },
  { title: 'QuickPlayEndBody' },
);
