import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch, AppStore, RootState } from './root-reducer';
import { selectSession, type SessionState } from './session-slice';
import { selectWallet, type WalletState } from './wallet-slice';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();

export function useSession(): SessionState {
  return useAppSelector(selectSession);
}
export function useWallet(): WalletState {
  return useAppSelector(selectWallet);
}
