import { type Static, Type } from 'typebox';
import { LONGEST, NAME_FORM, SHORTEST } from '../player-name';
import { Address, ExpiryInput, Milliseconds, nullable, TypedSignature } from './common';

/** A name that a player has chosen. It stands beside the address, never in its place. Without one, the field is missing. */
export const ShownName = Type.Optional(
  Type.String({ pattern: NAME_FORM, minLength: SHORTEST, maxLength: LONGEST }),
);

/**
 * Without a signature, this only checks whether the player may have the name. With the player's signature (EIP-712, see
 * `playerNameTypes`), which is valid for at most ten minutes, the name becomes the player's.
 */
export const ChooseNameBody = Type.Object(
  {
    /** Empty to give the name up. */
    name: Type.String({ maxLength: 100 }),
    expiresAt: Type.Optional(ExpiryInput),
    signature: Type.Optional(TypedSignature),
  },
  { title: 'ChooseNameBody', additionalProperties: false },
);
export type ChooseNameBody = Static<typeof ChooseNameBody>;

export const OwnName = Type.Object(
  {
    name: nullable(Type.String()),
    /** Whether the operator hides the name: only the player sees it, here. */
    isHidden: Type.Boolean(),
    /** When the player may choose the next name; null if at once. */
    changeableAt: nullable(Milliseconds),
  },
  { title: 'OwnName' },
);
export type OwnName = Static<typeof OwnName>;

/** A player has another name now, or none: it was given up, or the operator hides it. */
export const NameChange = Type.Object(
  { playerAddress: Address, name: nullable(Type.String()) },
  { title: 'NameChange' },
);
export type NameChange = Static<typeof NameChange>;
