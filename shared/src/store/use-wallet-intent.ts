import { useAppDispatch } from './hooks';
import { walletExpected } from './session-slice';

/** Handlers for a button that leads to the wallet: hovering, focusing or pressing it loads the wallet's code. */
export function useWalletIntent() {
  const dispatch = useAppDispatch();
  const expectWallet = () => void dispatch(walletExpected());
  return { onPointerEnter: expectWallet, onPointerDown: expectWallet, onFocus: expectWallet };
}
