import type { PlayerHistoryItem } from '@updown/protocol/api/rounds';
import type { AppThunk } from '../../store/root-state';
import { serverClock } from '../clock/server-clock';
import { recordsApi } from '../records';
import { patch } from './patch';

/** Adds a new prediction to the entries of its round, if a page shows them. The event arrives within a block of its time. */
export function addEntry({ status, roundId, direction, position }: PlayerHistoryItem): AppThunk {
  return (dispatch) => {
    if (status) return;
    const withEntry = recordsApi.util.updateQueryData('roundEntries', roundId, ({ entries }) => {
      if (entries.some((entry) => entry.position === position)) return;
      entries.push({ time: Math.floor(serverClock.now() / 1000), direction, position });
    });
    dispatch(patch(withEntry, recordsApi.util.getRunningQueryThunk('roundEntries', roundId)));
  };
}
