import { predictionDomain } from '@updown/protocol/eip712';
import { playerNameTypes } from '@updown/protocol/player-name';
import { t } from '../../texts/texts';
import { readConfig } from '../api/chain-access';
import { serverClock } from '../api/clock/server-clock';
import type { AppThunk } from '../store/root-state';
import { toWalletError, WalletError } from '../wallet/wallet-error';
import { signTypedData } from './sign-typed-data';

const GOOD_FOR_SECONDS = 300;

export interface SignedName {
  name: string;
  /** Unix seconds of the game's clock. */
  expiresAt: number;
  signature: string;
}

/** The player's signature of a name, for this site and for five minutes; empty gives the name up. Rejects with a `WalletError`. */
export function signName(name: string): AppThunk<Promise<SignedName>> {
  return async (dispatch, getState, extra) => {
    const from = getState().wallet.address;
    try {
      if (from === null) throw new WalletError(t('Please connect your wallet first.'), false);
      const { chainId, contracts } = await readConfig(dispatch);
      const expiresAt = Math.floor(serverClock.now() / 1000) + GOOD_FOR_SECONDS;
      const signature = await signTypedData(
        { from, wallet: extra.wallet() },
        {
          domain: predictionDomain(chainId, contracts.game),
          types: playerNameTypes,
          message: { player: from, name, site: location.origin, expiresAt },
        },
      );
      return { name, expiresAt, signature };
    } catch (thrown) {
      throw toWalletError(thrown, t('The name was not signed.'));
    }
  };
}
