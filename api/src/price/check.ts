import { priceOf } from '../present/units';
import type { PriceCheck } from '../schemas/operator';
import type { PriceProvider, ProvidedPrice, Source } from './provider';

/** How long an answer is kept. */
const freshMs = 30_000;
/** How long a failure is: each question costs the service one. */
const failureMs = 5_000;

interface Answered {
  readonly at: number;
  readonly price?: ProvidedPrice;
  readonly error?: string;
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'The price service did not answer.';
  if (error.name === 'TimeoutError') return 'The price service took too long to answer.';
  // What fetch says by itself names nothing that helps, and its cause may name what is not for everybody.
  return error instanceof TypeError ? 'The price service cannot be reached.' : error.message;
};

const isFresh = ({ at, price }: Answered, now: number) =>
  now - at < (price === undefined ? failureMs : freshMs);

/** Asks the price service for whoever wants to know whether it works: many questions are one to the service. */
export const createPriceCheck = (
  provider: PriceProvider,
  configured: Source,
  now: () => number = Date.now,
) => {
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
};

export type CheckPrice = ReturnType<typeof createPriceCheck>;
