import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TypedData } from '../evm/typed-data';
import { sessionEnded } from '../store/session-slice';

/** A key of the page that may predict for the player. Only the host changes this state, and only the host has the key. */
export interface QuickPlayState {
  /** The key's address; null if this browser holds none for the player. */
  key: string | null;
}

/** Signs with the page's key. The host holds the key and passes this port to the store. */
export interface SessionKeyPort {
  /** Rejects if the browser no longer holds the key. */
  sign(data: TypedData): Promise<string>;
}

const none: QuickPlayState = { key: null };

export const quickPlaySlice = createSlice({
  name: 'quickPlay',
  initialState: none,
  reducers: {
    sessionKeyHeld: (_state, { payload }: PayloadAction<string>) => ({ key: payload }),
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
