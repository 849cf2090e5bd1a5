import { original } from '@reduxjs/toolkit';
import type { AppThunk } from '../../store/root-reducer';
import { priceApi } from '../price';
import type { CurrentPrice, RoundPrices } from '../types';
import { patch } from './patch';

/** The index of a moment among the points, which are in order of time; null if it is there already. */
export function placeOf(points: RoundPrices['prices'], time: number): number | null {
  const before = points.findLastIndex((point) => point.time <= time);
  return points[before]?.time === time ? null : before + 1;
}

/** Adds a new price to the prices of the round that it falls in, if a page shows them. */
export function continueRoundPrices({ timestamp: time, price }: CurrentPrice): AppThunk {
  return (dispatch, getState) => {
    for (const id of priceApi.util.selectCachedArgsForQuery(getState(), 'roundPrices')) {
      const withNext = priceApi.util.updateQueryData('roundPrices', id, (draft) => {
        if (time < draft.startTime * 1000 || time > draft.endTime * 1000) return;
        // A search in the draft itself would create a proxy for each point.
        const place = placeOf(original(draft.prices) ?? [], time);
        if (place !== null) draft.prices.splice(place, 0, { time, price });
      });
      dispatch(patch(withNext, priceApi.util.getRunningQueryThunk('roundPrices', id)));
    }
  };
}
