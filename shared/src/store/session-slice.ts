import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The player whom the server has authenticated. Only the host changes it. */
export interface SessionState {
  /** `loading` while a stored token is checked or a sign-in is in progress. */
  status: 'loading' | 'unauthenticated' | 'authenticated';
  /** Null when signed out. */
  userAddress: string | null;
  /** Whole tokens, as the profile says; 0 when signed out. */
  balance: number;
  /** The bearer token; null when signed out. */
  token: string | null;
}

export interface WithSession {
  session: SessionState;
}

const signedOut: SessionState = {
  status: 'unauthenticated',
  userAddress: null,
  balance: 0,
  token: null,
};

export const sessionSlice = createSlice({
  name: 'session',
  initialState: signedOut,
  reducers: {
    /** A sign-in begins, or a stored token is checked. */
    sessionLoading: (state, { payload }: PayloadAction<{ token: string | null }>) => {
      state.status = 'loading';
      state.token = payload.token;
    },
    sessionStarted: (
      _state,
      { payload }: PayloadAction<{ token: string; userAddress: string; balance: number }>,
    ): SessionState => ({ status: 'authenticated', ...payload }),
    balanceRead: (state, { payload }: PayloadAction<number>) => {
      state.balance = payload;
    },
    sessionEnded: () => signedOut,
  },
  selectors: {
    selectSession: (state) => state,
  },
});

export const { sessionLoading, sessionStarted, balanceRead, sessionEnded } = sessionSlice.actions;
export const { selectSession } = sessionSlice.selectors;

// Requests to the host, which owns the wallet and the session. Any remote may dispatch them.
/** A player is about to use a wallet: the host loads what only a wallet needs. */
export const walletExpected = createAction('session/walletExpected');
export const walletDialogRequested = createAction('session/walletDialogRequested');
export const signOutRequested = createAction('session/signOutRequested');
export const chainSwitchRequested = createAction('session/chainSwitchRequested');
