import type { AppThunk } from '../../store/root-reducer';
import { roundsApi } from '../rounds';
import type { PlayerHistoryItem } from '../types';

const { playersHistory, roundStats } = roundsApi.endpoints;
const again = { subscribe: false, forceRefetch: true };

/**
 * Counts a new prediction in the statistics of its round, so that pages need not refetch them after each one. Call it
 * before patching the history: predictions in the history are already counted.
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
      // Its answer may or may not include the player.
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
