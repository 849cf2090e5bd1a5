import { adminApi } from '../api/admin';
import { API_BASE } from '../api/base-query';
import { priceApi } from '../api/price';
import { roundsApi } from '../api/rounds';
import { systemApi } from '../api/system';
import type { RoundPrices } from '../api/types';
import type { AppThunk } from '../store/root-reducer';
import { inlinedAnswer, takeInlinedAnswer } from './inlined-answers';

const { gameStatus } = adminApi.endpoints;
const { config, health } = systemApi.endpoints;
const { currentRound, playersHistory, firstHistory, depositLimits } = roundsApi.endpoints;
const { currentPrice, priceHistory } = priceApi.endpoints;

/** A remote that reads the answer may come late. Until then an event makes it new, instead of dropping it. */
const HELD_MS = 60_000;

type Reading = Promise<unknown> & { readonly unsubscribe: () => void };

/** The reads whose answers a page may hold. */
const reads = {
  '/config': () => config.initiate(),
  '/contract/current-round-fast': () => currentRound.initiate(),
  '/contract/players/history-fast': () => playersHistory.initiate(),
  '/contract/players/history-fast?limit=10': () => firstHistory.initiate(),
  '/deposit-limits': () => depositLimits.initiate(),
  '/health': () => health.initiate(),
  '/price/current?asset=ethereum': () => currentPrice.initiate(),
  '/price/history?asset=ethereum&days=1&interval=1h': () =>
    priceHistory.initiate({ days: 1, interval: '1h' }),
  '/status': () => gameStatus.initiate(),
};

const ROUND_PRICES = `${API_BASE}/round/current/prices`;

/** The page was written before the round began: it names no number in the address of its prices. */
function readRoundPrices(): AppThunk {
  return (dispatch) => {
    const value = takeInlinedAnswer(ROUND_PRICES) as RoundPrices | undefined;
    if (value === undefined) return;
    const entry = { endpointName: 'roundPrices', arg: value.roundId, value } as const;
    dispatch(priceApi.util.upsertQueryEntries([entry]));
  };
}

/**
 * Takes the answers that came inside the page into the store, so that the first render shows them. It requests nothing,
 * and waits for nothing but the store.
 */
export function readInlinedAnswers(): AppThunk<Promise<unknown>> {
  return (dispatch) => {
    dispatch(readRoundPrices());
    return Promise.all(
      Object.entries(reads)
        .filter(([path]) => inlinedAnswer(API_BASE + path) !== undefined)
        .map(([, read]) => {
          const reading = dispatch(read() as AppThunk<Reading>);
          setTimeout(reading.unsubscribe, HELD_MS);
          return reading;
        }),
    );
  };
}
