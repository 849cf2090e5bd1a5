import { adminCommandTypes, commandDetails } from '@updown/protocol/admin-command';
import type { AdminProof } from '@updown/protocol/api/admin';
import { predictionDomain } from '@updown/protocol/eip712';
import { t } from '../../texts/texts';
import type { AdminCommandName, AdminCommands } from '../api/admin';
import { readConfig } from '../api/chain-access';
import { serverClock } from '../api/clock/server-clock';
import type { AppThunk } from '../store/root-state';
import { toWalletError, WalletError } from '../wallet/wallet-error';
import { signTypedData } from './sign-typed-data';

const GOOD_FOR_SECONDS = 300;

function randomNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The admin's signature for this command, valid once, for five minutes. Rejects with a `WalletError`. */
export function signCommand<Name extends AdminCommandName>(
  command: Name,
  args: AdminCommands[Name],
): AppThunk<Promise<AdminProof>> {
  return async (dispatch, getState, extra) => {
    const from = getState().wallet.address;
    try {
      if (from === null) throw new WalletError(t('Please connect your wallet first.'), false);
      const { chainId, contracts } = await readConfig(dispatch);
      const nonce = randomNonce();
      const expiresAt = Math.floor(serverClock.now() / 1000) + GOOD_FOR_SECONDS;
      const details = commandDetails({ ...args });
      const signature = await signTypedData(
        { from, wallet: extra.wallet() },
        {
          domain: predictionDomain(chainId, contracts.game),
          types: adminCommandTypes,
          message: { admin: from, command, details, nonce, expiresAt },
        },
      );
      return { nonce, expiresAt, signature };
    } catch (thrown) {
      throw toWalletError(thrown, t('The command was not signed.'));
    }
  };
}
