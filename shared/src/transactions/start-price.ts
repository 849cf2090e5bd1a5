import { loadEvm } from '../evm/load-evm';
import type { AppThunk } from '../store/root-state';

/** The start price in USD of the round that the transaction started; null if it cannot be read. */
export function readStartPrice(
  game: string,
  hash: string | null,
): AppThunk<Promise<number | null>> {
  return async (_dispatch, _getState, extra) => {
    try {
      const { startedPrice } = await loadEvm();
      const receipt = await extra
        .wallet()
        .request({ method: 'eth_getTransactionReceipt', params: [hash] });
      return startedPrice((receipt as { logs: Parameters<typeof startedPrice>[0] }).logs, game);
    } catch {
      return null;
    }
  };
}
