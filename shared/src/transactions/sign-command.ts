import { adminCommandTypes, commandDetails, predictionDomain } from '@updown/contracts';
import { hexlify, randomBytes } from 'ethers';
import type { AdminCommandName, AdminCommands } from '../api/admin';
import { readConfig } from '../api/read-config';
import type { AdminProof } from '../api/types';
import { serverClock } from '../clock/server-clock';
import type { AppThunk } from '../store/root-reducer';
import { t } from '../texts/texts';
import { toWalletError, WalletError } from '../wallet/wallet-error';
import { signTypedData } from './sign-typed-data';

const GOOD_FOR_SECONDS = 300;

/** The admin's signature for this command, valid once and for five minutes. Rejects with a `WalletError`. */
export function signCommand<Name extends AdminCommandName>(
  command: Name,
  args: AdminCommands[Name],
): AppThunk<Promise<AdminProof>> {
  return async (dispatch, getState, extra) => {
    const from = getState().wallet.address;
    try {
      if (from === null) throw new WalletError(t('Please connect your wallet first.'), false);
      const { chainId, contracts } = await readConfig(dispatch);
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
      throw toWalletError(thrown, t('The command was not signed.'));
    }
  };
}
