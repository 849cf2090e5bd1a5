import { Type, type Static } from 'typebox';
import { Address, Amount, nullable, Seconds } from './common';

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
  },
  { title: 'OwnBounds' },
);
export type OwnBounds = Static<typeof OwnBounds>;
