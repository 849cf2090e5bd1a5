import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The players that this browser follows, by address in lower case. The host keeps them in the browser. */
const none: string[] = [];

export const followsSlice = createSlice({
  name: 'follows',
  initialState: none,
  reducers: {
    /** The host has read them from the browser's storage. */
    followsRead: (_follows, { payload }: PayloadAction<string[]>) => payload,
    followToggled: (follows, { payload }: PayloadAction<string>) => {
      const address = payload.toLowerCase();
      const others = follows.filter((one) => one !== address);
      return others.length < follows.length ? others : [...follows, address];
    },
  },
  selectors: { selectFollows: (follows) => follows },
});

export const { followsRead, followToggled } = followsSlice.actions;
export const { selectFollows } = followsSlice.selectors;
