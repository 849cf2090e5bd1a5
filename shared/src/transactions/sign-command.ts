import { adminCommandTypes, commandDetails, predictionDomain } from '@updown/contracts';
import { hexlify, randomBytes } from 'ethers';
import type { AdminCommandName, AdminCommands } from '../api/admin';
import { systemApi } from '../api/system';
import type { AdminProof } from '../api/types';
import { serverClock } from '../clock/server-clock';
import type { AppThunk } from '../store/create-store';
import { toWalletError, WalletError } from '../wallet/wallet-error';
import { signTypedData } from './sign-typed-data';

const GOOD_FOR_SECONDS = 300;

/** Asks the admin's wallet to sign exactly this command, for once and for now. Rejects with a `WalletError`. */
export function signCommand<Name extends AdminCommandName>(
  command: Name,
  args: AdminCommands[Name],
): AppThunk<Promise<AdminProof>> {
  return async (dispatch, getState, extra) => {
    const from = getState().wallet.address;
    try {
      if (from === null) throw new WalletError('Please connect your wallet first.', false);
      const { chainId, contracts } = await dispatch(
        systemApi.endpoints.config.initiate(undefined, { subscribe: false }),
      ).unwrap();
      const nonce = hexlify(randomBytes(32));
      const expiresAt = Math.floor(serverClock.now() / 1000) + GOOD_FOR_SECONDS;
      const signature = await signTypedData(
        { from, wallet: extra.wallet() },
        predictionDomain(chainId, contracts.game),
        adminCommandTypes,
        { admin: from, command, details: commandDetails({ ...args }), nonce, expiresAt },
      );
      return { nonce, expiresAt, signature };
    } catch (thrown) {
      throw toWalletError(thrown, 'The command was not signed.');
    }
  };
}
