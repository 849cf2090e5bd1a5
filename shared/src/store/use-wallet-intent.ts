import { useAppDispatch } from './hooks';
import { walletExpected } from './session-slice';

/** For a button that leads to the wallet: the wallet's code loads while a person points at it, focuses or presses it. */
export function useWalletIntent() {
  const dispatch = useAppDispatch();
  const expectWallet = () => void dispatch(walletExpected());
  return { onPointerEnter: expectWallet, onPointerDown: expectWallet, onFocus: expectWallet };
}
