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
 * Connects the wallet and proves to the server that the player owns its address. Resolves with null, or with why not.
 * One that `signal` gives up ends at once, whatever wallet or server still answer: their answers change nothing.
 */
export function signIn(
  connection: WalletConnection,
  wallet: FoundWallet,
  signal: AbortSignal,
): AppThunk<Promise<SignInFailure | null>> {
  const answer = unlessGivenUp(signal);
  return async (dispatch) => {
    try {
      dispatch(walletConnecting({ name: wallet.name }));
      const { address, chainId } = await answer(connection.connect(wallet, signal));
      dispatch(walletSigning());
      const { nonce } = await answer(
        dispatch(authApi.endpoints.nonce.initiate(address, once)).unwrap(),
      );
      const signature = await answer(
        wallet.provider.request({ method: 'personal_sign', params: [hex(nonce), address] }),
      );
      const { token } = await answer(
        dispatch(
          authApi.endpoints.verify.initiate({ address, signature: signature as string }),
        ).unwrap(),
      );
      const profile = await answer(dispatch(readProfile(token)));
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

/** Waits for an answer, and rejects as soon as `signal` gives up. */
function unlessGivenUp(signal: AbortSignal) {
  const givenUp = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(signal.reason as Error);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
  // Where nobody waits for anything at that moment, it is no fault.
  givenUp.catch(() => undefined);
  return async <Answer>(work: Promise<Answer>): Promise<Answer> => {
    const answer = await Promise.race([work, givenUp]);
    signal.throwIfAborted();
    return answer;
  };
}
