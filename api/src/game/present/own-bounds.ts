import type { OwnBounds } from '@updown/protocol/api/quick-play';
import { MaxUint256, ZeroAddress } from 'ethers';
import type { Limits, Session } from '../bounds';
import { addressOf, amountOf } from '../units';

function amountOrNone(perDay: bigint): string | null {
  return perDay === 0n ? null : amountOf(perDay);
}

/** `now` is the game's time in Unix seconds. */
export function ownBounds(
  { limits, session, nonce }: { limits: Limits; session: Session; nonce: bigint },
  now: number,
): OwnBounds {
  const { perDay, left, nextPerDay, nextFrom, breakUntil } = limits;
  // A session that has staked all that it may is over, such as that of a single bet.
  const isOpen = session.key !== ZeroAddress && session.left > 0n && Number(session.end) > now;
  return {
    limits: {
      perDay: amountOrNone(perDay),
      left: left === MaxUint256 ? null : amountOf(left),
      next: nextFrom === 0n ? null : { perDay: amountOrNone(nextPerDay), from: Number(nextFrom) },
      breakUntil: Number(breakUntil) > now ? Number(breakUntil) : null,
    },
    session: isOpen
      ? {
          key: addressOf(session.key),
          perRound: amountOf(session.perRound),
          left: amountOf(session.left),
          end: Number(session.end),
        }
      : null,
    nonce: `${nonce}`,
  };
}
