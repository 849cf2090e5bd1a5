import { useDispatch, useSelector, useStore, type UseSelector } from 'react-redux';
import type { AppDispatch, AppStore, RootState } from './root-state';
import { selectSession, type SessionState, walletExpected } from './session-slice';
import { selectWallet, type WalletState } from './wallet-slice';

/** The store's `dispatch`, with its types. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
/** A value from the store, with the types of its state. */
export const useAppSelector: UseSelector<RootState> = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();

/** The signed-in player, or a visitor. */
export function useSession(): SessionState {
  return useAppSelector(selectSession);
}
/** The connected wallet, its account and its chain. */
export function useWallet(): WalletState {
  return useAppSelector(selectWallet);
}

/** Handlers for a button that leads to the wallet: hovering, focusing or pressing it loads the wallet's code. */
export function useWalletIntent() {
  const dispatch = useAppDispatch();
  const expectWallet = () => void dispatch(walletExpected());
  return { onPointerEnter: expectWallet, onPointerDown: expectWallet, onFocus: expectWallet };
}
