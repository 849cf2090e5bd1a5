import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** `cut`: the connection broke. `silent`: the connection is open but nothing arrives. */
export type StreamLoss = 'cut' | 'silent';

export interface StreamState {
  connected: boolean;
  /** How the stream was lost; null while it is connected and before the first connection. */
  lost: StreamLoss | null;
  /** The ETag of the history that the page last read; null if the response had none. */
  historyTag?: string | null;
}

const initialState: StreamState = { connected: false, lost: null };

/** The state of the event stream. While the stream is down, queries poll at their specified periods. */
export const streamSlice = createSlice({
  name: 'stream',
  initialState,
  reducers: {
    streamChanged: (state, { payload: connected }: PayloadAction<boolean>) => ({
      ...state,
      connected,
      lost: connected ? null : ('cut' as const),
    }),
    streamFellSilent: (state) => ({ ...state, connected: false, lost: 'silent' as const }),
    historyRead: (state, { payload: historyTag }: PayloadAction<string | null>) => ({
      ...state,
      historyTag,
    }),
  },
  selectors: {
    selectStreamConnected: ({ connected }) => connected,
    selectStreamLoss: ({ lost }) => lost,
    selectHistoryTag: ({ historyTag = null }) => historyTag,
  },
});

export const { streamChanged, streamFellSilent, historyRead } = streamSlice.actions;
export const { selectStreamConnected, selectStreamLoss, selectHistoryTag } = streamSlice.selectors;
