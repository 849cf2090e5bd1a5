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
    /** The version of a remote runs no longer: another one takes its places, or it is disabled or removed. */
    versionLeft: (versions, { payload }: PayloadAction<{ name: string }>) => {
      delete versions[payload.name];
    },
  },
  selectors: { selectVersions: (versions) => versions },
});

export const { versionLeft, versionRecorded } = versionsSlice.actions;
/** The versions of the host and of each remote that runs, by name. */
export const { selectVersions } = versionsSlice.selectors;
