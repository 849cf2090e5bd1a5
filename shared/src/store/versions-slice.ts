import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The versions of the page's code, by name: the host, and each remote once loaded. */
const none: Record<string, string> = {};

export const versionsSlice = createSlice({
  name: 'versions',
  initialState: none,
  reducers: {
    versionRecorded: (versions, { payload }: PayloadAction<{ name: string; version: string }>) => {
      versions[payload.name] = payload.version;
    },
  },
  selectors: { selectVersions: (versions) => versions },
});

export const { versionRecorded } = versionsSlice.actions;
export const { selectVersions } = versionsSlice.selectors;
