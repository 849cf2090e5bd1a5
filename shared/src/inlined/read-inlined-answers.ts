import { API_BASE } from '../api/base-query';
import { priceApi } from '../api/price';
import { roundsApi } from '../api/rounds';
import { systemApi } from '../api/system';
import type { AppThunk } from '../store/root-reducer';
import { inlinedAnswer } from './inlined-answers';

const { config } = systemApi.endpoints;
const { currentRound, playersHistory, depositLimits } = roundsApi.endpoints;
const { currentPrice } = priceApi.endpoints;

/** The reads whose answers a page may hold. */
const reads = {
  '/config': config,
  '/contract/current-round-fast': currentRound,
  '/contract/players/history-fast': playersHistory,
  '/deposit-limits': depositLimits,
  '/price/current?asset=ethereum': currentPrice,
};

/**
 * Takes the answers that came inside the page into the store, so that the first render shows them. It requests nothing,
 * and waits for nothing but the store.
 */
export function readInlinedAnswers(): AppThunk<Promise<unknown>> {
  return (dispatch) =>
    Promise.all(
      Object.entries(reads)
        .filter(([path]) => inlinedAnswer(API_BASE + path) !== undefined)
        .map(([, { initiate }]) =>
          dispatch(initiate(undefined, { subscribe: false }) as AppThunk<Promise<unknown>>),
        ),
    );
}
