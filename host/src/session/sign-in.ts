import {
  authApi,
  sessionEnded,
  sessionStarted,
  walletConnected,
  walletConnecting,
  walletDisconnected,
  walletSigning,
  type AppThunk,
} from '@updown/shared';
import type { FoundWallet } from '../wallet/find-wallets';
import type { WalletConnection } from '../wallet/wallet-connection';
import { readProfile } from './read-profile';
import { storedSession } from './session-storage';
import { GIVEN_UP, signInFailure, type SignInFailure } from './sign-in-failure';

const once = { subscribe: false, forceRefetch: true } as const;

/** EIP-191 takes bytes; as hexadecimal digits no wallet mistakes them for anything else. */
const hex = (text: string) =>
  `0x${Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;

/**
 * Connects the wallet and proves to the server that the player owns its address. Resolves with null, or with why not;
 * a sign-in that `signal` gave up changes nothing any more.
 */
export function signIn(
  connection: WalletConnection,
  wallet: FoundWallet,
  signal: AbortSignal,
): AppThunk<Promise<SignInFailure | null>> {
  return async (dispatch) => {
    try {
      dispatch(walletConnecting({ name: wallet.name }));
      const { address, chainId } = await connection.connect(wallet);
      signal.throwIfAborted();
      dispatch(walletSigning());
      const { nonce } = await dispatch(authApi.endpoints.nonce.initiate(address, once)).unwrap();
      const signature = (await wallet.provider.request({
        method: 'personal_sign',
        params: [hex(nonce), address],
      })) as string;
      signal.throwIfAborted();
      const { token } = await dispatch(
        authApi.endpoints.verify.initiate({ address, signature }),
      ).unwrap();
      const profile = await dispatch(readProfile(token));
      signal.throwIfAborted();
      if (connection.address() !== address) throw new Error('The account in your wallet changed.');
      storedSession.keepWallet(wallet.id);
      dispatch(walletConnected({ address: profile.address, chainId, name: wallet.name }));
      dispatch(
        sessionStarted({ token, userAddress: profile.address, balance: profile.token_balance }),
      );
      return null;
    } catch (thrown) {
      connection.disconnect();
      dispatch(walletDisconnected());
      dispatch(sessionEnded());
      return signal.aborted ? GIVEN_UP : signInFailure(thrown);
    }
  };
}
