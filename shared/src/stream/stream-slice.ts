import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether the event stream is up. While it is down, queries poll at their specified periods. */
export const streamSlice = createSlice({
  name: 'stream',
  initialState: { connected: false },
  reducers: {
    streamChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.connected = payload;
    },
  },
  selectors: { selectStreamConnected: (state) => state.connected },
});

export const { streamChanged } = streamSlice.actions;
export const { selectStreamConnected } = streamSlice.selectors;
