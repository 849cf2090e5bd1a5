import type { PlayerHistoryItem } from '@updown/protocol/api/rounds';
import type { AppThunk } from '../../store/root-state';
import { roundsApi } from '../rounds';

const { playersHistory, roundStats } = roundsApi.endpoints;
const again = { subscribe: false, forceRefetch: true };

/**
 * Adds a new prediction to the statistics of its round, so that pages need not refetch them each time. Call this before
 * patching the history: predictions in the history count as already included.
 */
export function countPlayer(item: PlayerHistoryItem): AppThunk {
  return (dispatch, getState) => {
    const known = playersHistory.select()(getState()).data?.data ?? [];
    const isKnown = known.some(
      ({ roundId, playerAddress }) =>
        roundId === item.roundId && playerAddress === item.playerAddress,
    );
    if (item.status || isKnown) return;
    const running = dispatch(roundsApi.util.getRunningQueryThunk('roundStats', item.roundId));
    if (running !== undefined) {
      // The running query's answer may or may not include the player.
      void running.then(() => dispatch(roundStats.initiate(item.roundId, again)));
      return;
    }
    dispatch(
      roundsApi.util.updateQueryData('roundStats', item.roundId, (draft) => {
        draft.players += 1;
        draft[item.direction === 'UP' ? 'upPlayers' : 'downPlayers'] += 1;
      }),
    );
  };
}
