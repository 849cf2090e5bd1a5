import { formatUnits } from 'ethers';
import type { AppThunk } from '../store/root-reducer';
import { gameCalls } from './interfaces';

const FEED_DECIMALS = 8;

interface Log {
  address: string;
  topics: string[];
  data: string;
}

/** The start price in USD of the round that this transaction started; null if it cannot be read. */
export function readStartPrice(game: string, hash: string): AppThunk<Promise<number | null>> {
  return async (_dispatch, _getState, extra) => {
    try {
      const receipt = await extra
        .wallet()
        .request({ method: 'eth_getTransactionReceipt', params: [hash] });
      return priceIn((receipt as { logs: Log[] }).logs, game);
    } catch {
      return null;
    }
  };
}

function priceIn(logs: readonly Log[], game: string): number | null {
  for (const log of logs) {
    if (log.address.toLowerCase() !== game.toLowerCase()) continue;
    const event = gameCalls.parseLog(log);
    if (event?.name === 'RoundStarted') {
      return Number(formatUnits(event.args.getValue('priceAtStart') as bigint, FEED_DECIMALS));
    }
  }
  return null;
}
