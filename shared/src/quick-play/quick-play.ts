import { skipToken } from '@reduxjs/toolkit/query';
import type { OwnBounds } from '@updown/protocol/api/quick-play';
import { useClock } from '../api/clock/use-clock';
import { quickPlayApi, useBoundsQuery } from '../api/quick-play';
import { TOKEN_DECIMALS } from '../format/amount';
import { parseUnits } from '../format/units';
import { useAppSelector, useSession } from '../store/hooks';
import { selectSessionKey } from '../store/quick-play-slice';
import type { RootState } from '../store/root-state';

/** The bounds of Quick play while it is on in this page. */
export interface QuickPlay {
  /** The most that a press can stake, in base units. */
  readonly perRound: bigint;
  /** The rest of the bound in all, in base units. */
  readonly left: bigint;
  /** Unix seconds. */
  readonly end: number;
}

/** The contract's session, if this page holds its key. `now` is the game's time in Unix milliseconds. */
export function quickPlayOf(
  session: OwnBounds['session'] | undefined,
  key: string | null,
  now: number,
): QuickPlay | null {
  if (!session || key === null) return null;
  if (session.key.toLowerCase() !== key.toLowerCase() || session.end * 1000 <= now) return null;
  const units = (amount: string) => parseUnits(amount, TOKEN_DECIMALS);
  return { perRound: units(session.perRound), left: units(session.left), end: session.end };
}

/** Whether a press places this stake without the wallet. */
export function coversStake(quickPlay: QuickPlay | null, stake: bigint | null): boolean {
  return (
    quickPlay !== null && stake !== null && stake <= quickPlay.perRound && stake <= quickPlay.left
  );
}

/** The bounds of Quick play while it is on in this page; null while it is off. `now` in Unix milliseconds. */
export function selectQuickPlay(state: RootState, now: number): QuickPlay | null {
  const { data } = quickPlayApi.endpoints.bounds.select()(state);
  return quickPlayOf(data?.session, selectSessionKey(state), now);
}

/** The bounds of Quick play while it is on in this page; null while it is off. */
export function useQuickPlay(): QuickPlay | null {
  const key = useAppSelector(selectSessionKey);
  const { status } = useSession();
  const isWanted = status === 'authenticated' && key !== null;
  const { currentData } = useBoundsQuery(isWanted ? undefined : skipToken);
  const session = currentData?.session;
  const isOn = useClock((now) => quickPlayOf(session, key, now) !== null);
  return isOn ? quickPlayOf(session, key, 0) : null;
}
