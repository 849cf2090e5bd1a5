import { original } from '@reduxjs/toolkit';
import type { CurrentPrice, RoundPrices } from '@updown/protocol/api/price';
import type { DepositLimits } from '@updown/protocol/api/rounds';
import type { AppThunk } from '../../store/root-state';
import { priceApi } from '../price';
import { roundsApi } from '../rounds';
import { patch } from './patch';

/** The index at which to insert a time into the sorted points; null if the time is already there. */
export function placeOf(points: RoundPrices['prices'], time: number): number | null {
  const before = points.findLastIndex((point) => point.time <= time);
  return points[before]?.time === time ? null : before + 1;
}

/** Appends a new price to its round, if a page shows that round's prices. */
export function continueRoundPrices({ timestamp: time, price }: CurrentPrice): AppThunk {
  return (dispatch, getState) => {
    for (const id of priceApi.util.selectCachedArgsForQuery(getState(), 'roundPrices')) {
      const withNext = priceApi.util.updateQueryData('roundPrices', id, (draft) => {
        if (time < draft.startTime * 1000 || time > draft.endTime * 1000) return;
        // Searching the draft itself would create a proxy for each point.
        const place = placeOf(original(draft.prices) ?? [], time);
        if (place !== null) draft.prices.splice(place, 0, { time, price });
      });
      dispatch(patch(withNext, priceApi.util.getRunningQueryThunk('roundPrices', id)));
    }
  };
}

const prices = priceApi.util;
const rounds = roundsApi.util;

/** Stores a new price in the cache. */
export function takePrice(price: CurrentPrice): AppThunk {
  return (dispatch) => {
    const withPrice = prices.updateQueryData('currentPrice', undefined, () => price);
    dispatch(patch(withPrice, prices.getRunningQueryThunk('currentPrice', undefined)));
    dispatch(continueRoundPrices(price));
  };
}

/** Stores new stake limits in the cache. */
export function takeLimits(limits: DepositLimits): AppThunk {
  const withLimits = rounds.updateQueryData('depositLimits', undefined, () => limits);
  return patch(withLimits, rounds.getRunningQueryThunk('depositLimits', undefined));
}
