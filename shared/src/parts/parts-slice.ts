import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The versions of what is loaded in the page, by name: the host, `shared`, and each remote once it runs. */
const none: Record<string, string> = {};

export const partsSlice = createSlice({
  name: 'parts',
  initialState: none,
  reducers: {
    /** The host says what it loaded; a page may then show it. */
    partLoaded: (parts, { payload }: PayloadAction<{ name: string; version: string }>) => {
      parts[payload.name] = payload.version;
    },
  },
  selectors: { selectParts: (parts) => parts },
});

export const { partLoaded } = partsSlice.actions;
export const { selectParts } = partsSlice.selectors;
