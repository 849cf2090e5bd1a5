import { type Static, Type } from 'typebox';
import {
  Address,
  Amount,
  AmountInput,
  ExpiryInput,
  Hash,
  nullable,
  Seconds,
  TypedSignature,
} from './common';

/**
 * The bounds that a player sets: for their own stakes (limits), and for a key that stakes for them (a session of Quick
 * play).
 */
export const OwnBounds = Type.Object(
  {
    limits: Type.Object({
      /** The most to stake in a day (UTC); null is no limit. */
      perDay: nullable(Amount),
      /** The rest of today's limit, 0 during a break; null is no limit. */
      left: nullable(Amount),
      /** A looser limit that is not in force yet. */
      next: nullable(Type.Object({ perDay: nullable(Amount), from: Seconds })),
      /** The end of the break; 2^40 - 1 is for ever, null is no break. */
      breakUntil: nullable(Seconds),
    }),
    /** Null without a session, and after its end. */
    session: nullable(Type.Object({ key: Address, perRound: Amount, left: Amount, end: Seconds })),
    /** Of the next prediction or session that the player signs, as a decimal number. */
    nonce: Type.String(),
  },
  { title: 'OwnBounds' },
);
export type OwnBounds = Static<typeof OwnBounds>;

/** An EIP-2612 permit for the game, with the deadline of the grant. */
const Permit = Type.Object({
  value: AmountInput,
  v: Type.Integer({ minimum: 27, maximum: 28 }),
  r: Hash,
  s: Hash,
});

/** Allows a key to predict for the player, who has signed this with the `nonce` of their bounds. */
export const QuickPlayBody = Type.Object(
  {
    key: Address,
    perRound: AmountInput,
    inAll: AmountInput,
    /** A day from now at most. */
    end: ExpiryInput,
    /** The deadline of the signature. */
    deadline: ExpiryInput,
    signature: TypedSignature,
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
export type QuickPredictBody = Static<typeof QuickPredictBody>;

/** Ends the session, signed by its key. */
export const QuickPlayEndBody = Type.Object(
  { signature: TypedSignature },
  { title: 'QuickPlayEndBody' },
);
