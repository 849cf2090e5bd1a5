import {
  authApi,
  readConfig,
  sessionEnded,
  sessionLoading,
  sessionStarted,
  walletConnected,
  walletConnecting,
  walletDisconnected,
  walletSigning,
  type AppThunk,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { rejectOnAbort } from '../federation/reject-on-abort';
import type { FoundWallet } from '../wallet/find-wallets';
import type { WalletConnection } from '../wallet/wallet-connection';
import { readProfile } from './read-profile';
import { storedSession } from './session-storage';
import { givenUp, signInFailure, type SignInFailure } from './sign-in-failure';
import { signInTextError } from './sign-in-text';

const once = { subscribe: false, forceRefetch: true } as const;

/** Hexadecimal, because EIP-191 signs bytes and every wallet decodes hexadecimal data the same way. */
function hex(text: string) {
  return `0x${Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Signs the server's text for the connected address. */
export type Prove = (text: string, address: string) => Promise<string>;

function byWallet({ provider }: FoundWallet): Prove {
  return async (text, address) =>
    (await provider.request({ method: 'personal_sign', params: [hex(text), address] })) as string;
}

/**
 * Connects the wallet and proves to the server that the player owns its address. Resolves with null, or with the failure.
 * Aborting `signal` ends the sign-in at once; later answers from the wallet or the server are ignored.
 */
export function signIn(
  connection: WalletConnection,
  wallet: FoundWallet,
  signal: AbortSignal,
  prove = byWallet(wallet),
): AppThunk<Promise<SignInFailure | null>> {
  const answer = <Answer>(work: Promise<Answer>) => rejectOnAbort(signal, work);
  return async (dispatch) => {
    try {
      dispatch(walletConnecting({ name: wallet.name }));
      const { address, chainId } = await answer(connection.connect(wallet, signal));
      dispatch(walletSigning());
      const text = await answer(dispatch(signInText(address)));
      const signature = await answer(prove(text, address));
      const { token } = await answer(
        dispatch(authApi.endpoints.verify.initiate({ address, signature, nonce: text })).unwrap(),
      );
      dispatch(sessionLoading({ token }));
      const profile = await answer(dispatch(readProfile()));
      if (connection.address() !== address) {
        throw new Error(t('The account in your wallet changed.'));
      }
      storedSession.saveWallet(wallet.id);
      dispatch(walletConnected({ address: profile.address, chainId, name: wallet.name }));
      dispatch(
        sessionStarted({ token, userAddress: profile.address, balance: profile.token_balance }),
      );
      return null;
    } catch (thrown) {
      connection.disconnect();
      dispatch(walletDisconnected());
      dispatch(sessionEnded({ keepsKey: true }));
      return signal.aborted ? givenUp() : signInFailure(thrown);
    }
  };
}

/** The server's text to sign. Rejects if the signature would do more than sign in to this page. */
function signInText(address: string): AppThunk<Promise<string>> {
  return async (dispatch) => {
    const [{ nonce: text }, { chainId }] = await Promise.all([
      dispatch(authApi.endpoints.nonce.initiate(address, once)).unwrap(),
      readConfig(dispatch),
    ]);
    const { host, origin } = location;
    const error = signInTextError(text, { host, origin, address, chainId, now: Date.now() });
    if (error !== null) {
      throw new Error(t('Nothing was signed, because {reason}', { reason: error }));
    }
    return text;
  };
}
