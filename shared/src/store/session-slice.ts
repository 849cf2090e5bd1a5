import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BetOffer } from './bet-offer';

/** The player authenticated by the server. Only the host changes this state. */
export interface SessionState {
  /** `loading` while a stored token is checked or a sign-in is in progress. */
  status: 'loading' | 'unauthenticated' | 'authenticated';
  /** Null when signed out. */
  userAddress: string | null;
  /** Whole tokens, from the profile; 0 when signed out. */
  balance: number;
  /** The bearer token; null when signed out. */
  token: string | null;
  /** The server did not answer when the session was restored: the page shows what it knew, and asks again. */
  isReconnecting: boolean;
}

export interface WithSession {
  session: SessionState;
}

const signedOut: SessionState = {
  status: 'unauthenticated',
  userAddress: null,
  balance: 0,
  token: null,
  isReconnecting: false,
};

export const sessionSlice = createSlice({
  name: 'session',
  initialState: signedOut,
  reducers: {
    /** A sign-in starts, or a stored token is being verified. */
    sessionLoading: (state, { payload }: PayloadAction<{ token: string | null }>) => {
      state.status = 'loading';
      state.token = payload.token;
    },
    sessionStarted: (
      _state,
      { payload }: PayloadAction<{ token: string; userAddress: string; balance: number }>,
    ): SessionState => ({ status: 'authenticated', ...payload, isReconnecting: false }),
    sessionReconnecting: (state) => {
      state.isReconnecting = true;
    },
    balanceRead: (state, { payload }: PayloadAction<number>) => {
      state.balance = payload;
    },
    /** With `keepsKey` the browser keeps the key of Quick play for the player's next sign-in. */
    sessionEnded: (_state, _action: PayloadAction<{ keepsKey: true } | undefined>) => signedOut,
  },
  selectors: {
    selectSession: (state) => state,
  },
});

export const { sessionLoading, sessionStarted, sessionReconnecting, balanceRead, sessionEnded } =
  sessionSlice.actions;
export const { selectSession } = sessionSlice.selectors;

// Requests to the host, which owns the wallet and the session. Any remote may dispatch them.
/** Asks the host to load the wallet code, because a player is about to use a wallet. */
export const walletExpected = createAction('session/walletExpected');
/** With a bet, the dialog leads to that bet. */
export const walletDialogRequested = createAction<BetOffer | undefined>(
  'session/walletDialogRequested',
);
export const signOutRequested = createAction('session/signOutRequested');
export const chainSwitchRequested = createAction('session/chainSwitchRequested');
