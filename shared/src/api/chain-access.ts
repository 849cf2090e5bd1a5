import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { Config } from '@updown/protocol/api/system';
import { t } from '../../texts/texts';
import { loadEvm } from '../evm/load-evm';
import type { RootState, AppDispatch } from '../store/root-state';
import type { StoreExtra } from '../wallet/wallet';
import { WalletError } from '../wallet/wallet-error';
import { systemApi } from './system';

/** The deployment's configuration, from the cache if it is loaded. Rejects with an `ApiError`. */
export function readConfig(dispatch: AppDispatch): Promise<Config> {
  return dispatch(systemApi.endpoints.config.initiate(undefined, { subscribe: false })).unwrap();
}

/**
 * The wallet with what it takes to read the game's contracts through it. Rejects while the wallet is on another network, where
 * these addresses are not the game's.
 */
export async function chainAccess({
  dispatch,
  getState,
  extra,
}: Pick<BaseQueryApi, 'dispatch' | 'getState' | 'extra'>) {
  const [{ contracts, chainId }, evm] = await Promise.all([readConfig(dispatch), loadEvm()]);
  const present = (getState() as RootState).wallet.chainId;
  if (present !== null && present !== chainId) {
    throw new WalletError(t('Your wallet is on another network.'), false);
  }
  return { contracts, evm, wallet: (extra as StoreExtra).wallet() };
}
