import {
  betConfirmed,
  provideTestTokens,
  type AppThunk,
  type ChosenBet,
  type QuickPlayBounds,
} from '@updown/shared';
import { allowKeyBeforeSignIn } from '../quick-play/quick-play';
import { signTextWithSessionKey } from '../quick-play/session-key';
import type { FoundWallet } from '../wallet/find-wallets';
import type { WalletConnection } from '../wallet/wallet-connection';
import { signIn } from './sign-in';
import type { SignInFailure } from './sign-in-failure';

/**
 * Signs a passkey's player in for a bet, with one prompt: the account allows a key of the page, and that key signs the server's
 * text and the bet. On a local chain, the tokens come first. Resolves with null, or with the failure; the game places the bet.
 */
export function signInToBet(
  connection: WalletConnection,
  passkey: FoundWallet,
  bet: ChosenBet,
  bounds: QuickPlayBounds,
  signal: AbortSignal,
): AppThunk<Promise<SignInFailure | null>> {
  return async (dispatch) => {
    const prove = async (text: string, address: string) => {
      await dispatch(provideTestTokens(address, BigInt(bet.stake)));
      await dispatch(allowKeyBeforeSignIn(address, bounds));
      return signTextWithSessionKey(address, text);
    };
    const failure = await dispatch(signIn(connection, passkey, signal, prove));
    if (failure === null) dispatch(betConfirmed(bet));
    return failure;
  };
}
