import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from './session-slice';

/** The page's key that may predict for the player. Only the host holds the key and changes this state. */
export interface QuickPlayState {
  /** The key's address; null if this browser holds none for the player. */
  key: string | null;
  /** When the key ends, in Unix seconds; 0 without a key. */
  end: number;
}

const none: QuickPlayState = { key: null, end: 0 };

export const quickPlaySlice = createSlice({
  name: 'quickPlay',
  initialState: none,
  reducers: {
    sessionKeyHeld: (_state, { payload }: PayloadAction<{ key: string; end: number }>) => payload,
    sessionKeyGone: () => none,
  },
  extraReducers: (builder) => void builder.addCase(sessionEnded, () => none),
  selectors: { selectSessionKey: ({ key }) => key },
});

export const { sessionKeyHeld, sessionKeyGone } = quickPlaySlice.actions;
export const { selectSessionKey } = quickPlaySlice.selectors;

// Requests to the host. Any remote may dispatch them.
export const quickPlayDialogRequested = createAction('quickPlay/dialogRequested');
export const quickPlayEndRequested = createAction('quickPlay/endRequested');
