import type { AppStore } from '../store/root-state';
import { API_BASE } from './base-query';
import { priceApi } from './price';
import { roundsApi } from './rounds';
import { systemApi } from './system';

const once = { subscribe: false };
const { depositLimits, currentRound } = roundsApi.endpoints;

/** What the first screen reads, by its path below the API. */
const READS = {
  '/config': systemApi.endpoints.config.initiate(undefined, once),
  '/deposit-limits': depositLimits.initiate(undefined, once),
  '/contract/current-round-fast': currentRound.initiate(undefined, once),
  '/price/current?asset=ethereum': priceApi.endpoints.currentPrice.initiate(undefined, once),
};

/**
 * Takes the answers that the document has requested ahead, so that the first screen renders once, with its data. A component
 * that reads one of them joins the same query.
 */
export function takeHintedReads({ dispatch }: AppStore): void {
  for (const [path, read] of Object.entries(READS)) {
    const hint = `link[rel=preload][as=fetch][href="${API_BASE}${path}"]`;
    if (document.querySelector(hint) !== null) void dispatch<Promise<unknown>>(read);
  }
}
