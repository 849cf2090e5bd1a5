import type { Account, Expiry, SendOptions } from '../../chain/accounts/account';
import type { ChainClock } from '../../chain/clock';
import { feedFor, feedInterface, type Contracts } from '../../chain/contracts';
import type { Deployment } from '../../chain/deployment';
import { createMutex } from '../../infra/mutex';
import type { PriceProvider } from '../../state/prices/provider';
import { needsAnswer } from './posting';

interface Log {
  readonly info: (details: object, message: string) => void;
}

export interface PosterOptions {
  readonly account: Account;
  readonly contracts: Contracts;
  readonly deployment: Deployment;
  readonly clock: ChainClock;
  /** The latest recorded market price. */
  readonly market: () => bigint | undefined;
  /** Only prices that are safe to post to the chain. */
  readonly prices: PriceProvider;
  readonly heartbeatSeconds: number;
  readonly deviationPercent: number;
  readonly log: Log;
}

/** How long a price may wait to be mined. The contract dates an answer by its block, so an old price would look new. */
const VALID_FOR_MS = 30_000;

interface Needs {
  /** The latest end (Unix seconds) of the rounds waiting for a price. */
  readonly waitingSince: number | undefined;
  /** The end (Unix seconds) of the running round. */
  readonly runsUntil: number | undefined;
}

/** Posts answers to the operator's own feed: market prices when needed, and custom prices. */
export function createPoster(options: PosterOptions) {
  const { account, contracts, deployment, clock, log } = options;
  const feed = feedFor(deployment, { provider: null });
  /**
   * Serialises posts, from reading the price until the post is mined, so that a delayed post cannot overwrite a newer
   * price.
   */
  const runExclusive = createMutex();
  /** The id of the latest market price that was posted. */
  let ownAnswer: bigint | undefined;

  const callFor = (answer: bigint) => feed.getFunction('postAnswer').populateTransaction(answer);

  const post = async (
    answer: bigint,
    {
      renew,
      assertMay,
      validForMs = VALID_FOR_MS,
    }: Partial<Expiry> & Pick<SendOptions, 'assertMay'> = {},
  ): Promise<bigint> => {
    const expiry = { validForMs, renew };
    const { hash, logs } = await account.send(await callFor(answer), { expiry, assertMay });
    const events = logs.map((entry) => feedInterface.parseLog(entry));
    const posted = events.find((event) => event?.name === 'AnswerUpdated')?.args;
    log.info({ answer: String(posted?.current), hash }, 'Posted a price');
    return BigInt(posted?.roundId as bigint);
  };

  return {
    /** Throws if the feed would reject the answer. */
    check: async (answer: bigint): Promise<void> => account.check(await callFor(answer)),

    /** Posts a custom answer after `before` has finished. The keeper does not replace it for a while. */
    byHand: (answer: bigint, before?: () => Promise<void>): Promise<void> =>
      runExclusive(async () => {
        await before?.();
        await post(answer);
      }),

    /** Posts the market's price if one is needed. */
    asNeeded: ({ waitingSince, runsUntil }: Needs, assertMay?: () => void): Promise<void> =>
      runExclusive(async () => {
        if (!deployment.ownFeed) return;
        const latest = await contracts.latestAnswer();
        const now = clock.now();
        const situation = {
          latest,
          waitingSince,
          runsUntil,
          market: options.market(),
          now,
          isByHand: latest.id !== ownAnswer,
        };
        if (!needsAnswer(situation, options)) return;
        // A price that is not mined by the round's end is replaced by a price read after the end.
        const untilEnd = runsUntil === undefined ? Infinity : runsUntil * 1000 - now;
        const validForMs = Math.min(VALID_FOR_MS, untilEnd);
        const price = async () => (await options.prices.current()).price;
        const renew = async () => callFor(await price());
        ownAnswer = await post(await price(), { renew, assertMay, validForMs });
      }),
  };
}
