import { readConfig } from '../api/chain-access';
import { systemApi } from '../api/system';
import { tokenApi } from '../api/token';
import type { AppThunk } from '../store/root-state';

/**
 * On a local chain, gives test tokens to an account whose balance is below the stake (base units). If they do not come, the bet
 * fails with its own reason.
 */
export function provideTestTokens(address: string, stake: bigint): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const { isLocal } = await readConfig(dispatch);
    if (!isLocal) return;
    const read = { subscribe: false, forceRefetch: true } as const;
    const { data } = await dispatch(tokenApi.endpoints.tokenInfo.initiate(address, read));
    if (data !== undefined && BigInt(data.balance) >= stake) return;
    const ask = systemApi.endpoints.devFaucet.initiate({ address }, { track: false });
    await dispatch(ask)
      .unwrap()
      .catch(() => undefined);
  };
}
