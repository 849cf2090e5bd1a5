import type { CurrentPrice } from '@updown/protocol/api/price';
import type { DepositLimits } from '@updown/protocol/api/rounds';
import type { AppThunk } from '../../store/root-state';
import { priceApi } from '../price';
import { roundsApi } from '../rounds';
import { continueRoundPrices } from './continue-round-prices';
import { patch } from './patch';

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
