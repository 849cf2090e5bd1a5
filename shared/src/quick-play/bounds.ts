import { quickPlayApi } from '../api/quick-play';
import type { AppThunk } from '../store/root-state';
import type { QuickPlayBounds } from '../wallet/wallet';

const HOUR_MS = 3_600_000;
/** The round that runs is over by then. */
const ONE_BET_MS = 10 * 60_000;
/** Late in the evening, today would be too short. */
const SHORTEST_HOURS = 2;
const ROUND_FACTOR = 2n;
const ROUNDS = 10n;

function seconds(ms: number): number {
  return Math.floor(ms / 1000);
}

/** For one bet, and no more. `now` in Unix milliseconds. */
export function boundsOfOneBet(stake: bigint, now: number): QuickPlayBounds {
  return { perRound: stake, inAll: stake, end: seconds(now + ONE_BET_MS) };
}

/** For bets of up to twice the stake, until the player's day ends. `now` in Unix milliseconds. */
export function boundsOfToday(stake: bigint, now: number): QuickPlayBounds {
  const midnight = new Date(now).setHours(24, 0, 0, 0);
  const end = seconds(Math.max(midnight, now + SHORTEST_HOURS * HOUR_MS));
  const perRound = stake * ROUND_FACTOR;
  return { perRound, inAll: perRound * ROUNDS, end };
}

/**
 * Makes a key of the page and has the player allow it. Resolves once the key can bet; rejects with a `WalletError`, and then there
 * is no key.
 */
export function allowQuickPlay(bounds: QuickPlayBounds): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { sessionKey }) => {
    if (sessionKey === undefined) throw new Error('This page holds no key.');
    await sessionKey.allow(bounds);
    const read = { subscribe: false, forceRefetch: true } as const;
    await dispatch(quickPlayApi.endpoints.bounds.initiate(undefined, read));
  };
}
