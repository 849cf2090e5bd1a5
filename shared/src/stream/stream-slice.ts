import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** `cut`: the connection broke. `silent`: it is open and says nothing. */
export type StreamLoss = 'cut' | 'silent';

interface StreamState {
  connected: boolean;
  /** How the stream was lost; null while it is up, and before it was up. */
  lost: StreamLoss | null;
}

const initialState: StreamState = { connected: false, lost: null };

/** Whether the event stream is up. While it is down, queries poll at their specified periods. */
export const streamSlice = createSlice({
  name: 'stream',
  initialState,
  reducers: {
    streamChanged: (_state, { payload: connected }: PayloadAction<boolean>) => ({
      connected,
      lost: connected ? null : 'cut',
    }),
    streamFellSilent: () => ({ connected: false, lost: 'silent' as const }),
  },
  selectors: {
    selectStreamConnected: ({ connected }) => connected,
    selectStreamLoss: ({ lost }) => lost,
  },
});

export const { streamChanged, streamFellSilent } = streamSlice.actions;
export const { selectStreamConnected, selectStreamLoss } = streamSlice.selectors;
