import { useDispatch, useSelector, useStore } from 'react-redux';
import { selectSession, type SessionState } from '../session/session-slice';
import { selectWallet, type WalletState } from '../wallet/wallet-slice';
import type { AppDispatch, AppStore, RootState } from './root-reducer';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();

export function useSession(): SessionState {
  return useAppSelector(selectSession);
}
export function useWallet(): WalletState {
  return useAppSelector(selectWallet);
}
