import type { PriceCheck } from '@updown/protocol/api/operator';
import { priceOf } from '../../game/units';
import type { PriceProvider, ProvidedPrice, Source } from './provider';

/** How long a price is cached. */
const FRESH_MS = 30_000;
/** How long a failure is cached, because each check costs a call. */
const FAILURE_MS = 5_000;

interface Answered {
  readonly at: number;
  readonly price?: ProvidedPrice;
  readonly error?: string;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'The price service did not answer.';
  if (error.name === 'TimeoutError') return 'The price service took too long to answer.';
  // The message of a fetch error does not help, and its cause may reveal private details.
  return error instanceof TypeError ? 'The price service cannot be reached.' : error.message;
}

function isFresh({ at, price }: Answered, now: number) {
  return now - at < (price === undefined ? FAILURE_MS : FRESH_MS);
}

/** Checks whether the price service works. Concurrent and repeated checks share one call. */
export function createPriceCheck(
  provider: PriceProvider,
  configured: Source,
  now: () => number = Date.now,
) {
  let known: Answered | undefined;
  let asking: Promise<Answered> | undefined;

  const ask = async (): Promise<Answered> => {
    try {
      const price = await provider.current();
      return { price, at: now() };
    } catch (error) {
      return { error: reasonOf(error), at: now() };
    } finally {
      asking = undefined;
    }
  };

  return async (): Promise<PriceCheck> => {
    const cached = known !== undefined && isFresh(known, now());
    const answer = cached && known !== undefined ? known : await (asking ??= ask());
    known = answer;
    const { price, at, error = null } = answer;
    return {
      provider: price?.source ?? configured,
      price: price === undefined ? null : priceOf(price.price),
      takenAt: price === undefined ? null : at,
      age: price === undefined ? null : Math.max(0, Math.round((now() - at) / 1000)),
      cached,
      error,
    };
  };
}

export type CheckPrice = ReturnType<typeof createPriceCheck>;
