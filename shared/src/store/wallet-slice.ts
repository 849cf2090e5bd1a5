import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The connected wallet, whether or not the player has signed in with it. */
export interface WalletState {
  /** `restoring` while the page looks for the wallet of a stored session. */
  status: 'disconnected' | 'restoring' | 'connecting' | 'signing' | 'connected';
  address: string | null;
  chainId: number | null;
  /** The wallet's own name, such as 'MetaMask'. */
  name: string | null;
}

const disconnected: WalletState = {
  status: 'disconnected',
  address: null,
  chainId: null,
  name: null,
};

export const walletSlice = createSlice({
  name: 'wallet',
  initialState: disconnected,
  reducers: {
    walletRestoring: (state) => {
      state.status = 'restoring';
    },
    walletConnecting: (state, { payload }: PayloadAction<{ name: string }>) => {
      state.status = 'connecting';
      state.name = payload.name;
    },
    walletSigning: (state) => {
      state.status = 'signing';
    },
    walletConnected: (
      _state,
      { payload }: PayloadAction<{ address: string; chainId: number; name: string }>,
    ): WalletState => ({ status: 'connected', ...payload }),
    chainChanged: (state, { payload }: PayloadAction<number>) => {
      state.chainId = payload;
    },
    walletDisconnected: () => disconnected,
  },
  selectors: { selectWallet: (state) => state },
});

export const {
  walletRestoring,
  walletConnecting,
  walletSigning,
  walletConnected,
  chainChanged,
  walletDisconnected,
} = walletSlice.actions;
export const { selectWallet } = walletSlice.selectors;
