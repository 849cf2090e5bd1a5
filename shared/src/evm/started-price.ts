import { formatUnits } from '../format/units';
import { gameCalls } from './read-contract';

const FEED_DECIMALS = 8;

interface Log {
  address: string;
  topics: string[];
  data: string;
}

/** The start price in USD of the round that these logs start; null if they start none. */
export function startedPrice(logs: readonly Log[], game: string): number | null {
  for (const log of logs) {
    if (log.address.toLowerCase() !== game.toLowerCase()) continue;
    const event = gameCalls.parseLog(log);
    if (event?.name === 'RoundStarted') {
      return Number(formatUnits(event.args.getValue('priceAtStart') as bigint, FEED_DECIMALS));
    }
  }
  return null;
}
