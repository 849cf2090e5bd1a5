import { useDispatch, useSelector } from 'react-redux';
import { selectSession, type SessionState } from '../session/session-slice';
import { selectWallet, type WalletState } from '../wallet/wallet-slice';
import type { AppDispatch, RootState } from './create-store';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

export const useSession = (): SessionState => useAppSelector(selectSession);
export const useWallet = (): WalletState => useAppSelector(selectWallet);
