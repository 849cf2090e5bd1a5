import type { Account, Perishable } from '../accounts/account';
import type { ChainClock } from '../chain/clock';
import { feedFor, feedInterface, type Contracts } from '../chain/contracts';
import type { Deployment } from '../chain/deployment';
import type { PriceProvider } from '../price/provider';
import { createTurns } from '../turns';
import { needsAnswer } from './posting';

interface Log {
  readonly info: (details: object, message: string) => void;
}

export interface PosterOptions {
  readonly account: Account;
  readonly contracts: Contracts;
  readonly deployment: Deployment;
  readonly clock: ChainClock;
  /** The market price that was recorded last. */
  readonly market: () => bigint | undefined;
  /** Prices that may reach the chain. */
  readonly prices: PriceProvider;
  readonly heartbeatSeconds: number;
  readonly deviationPercent: number;
  readonly log: Log;
}

/** How long an answer may wait to be mined: the contract takes it for one of the moment when it is. */
const goodForMs = 30_000;

/** Posts answers to the operator's own feed: the market's when one is needed, and others by hand. */
export const createPoster = (options: PosterOptions) => {
  const { account, contracts, deployment, clock, log } = options;
  const feed = feedFor(deployment, { provider: null });
  /** From the look at the price until it is mined nobody else posts: a late price would pass for a new one. */
  const inTurn = createTurns();
  /** The feed's answer that was posted last because one was needed. */
  let ownAnswer: bigint | undefined;

  const callFor = (answer: bigint) => feed.getFunction('postAnswer').populateTransaction(answer);

  const post = async (answer: bigint, renew?: Perishable['renew']): Promise<bigint> => {
    const perishable = { goodForMs, renew };
    const { hash, logs } = await account.send(await callFor(answer), { perishable });
    const events = logs.map((entry) => feedInterface.parseLog(entry));
    const posted = events.find((event) => event?.name === 'AnswerUpdated')?.args;
    log.info({ answer: String(posted?.current), hash }, 'Posted a price');
    return BigInt(posted?.roundId as bigint);
  };

  return {
    /** Throws where the feed would refuse the answer. */
    check: async (answer: bigint): Promise<void> => account.check(await callFor(answer)),

    /** Posts an answer by hand, after `before` is done: it is left alone for a while. */
    byHand: (answer: bigint, before?: () => Promise<void>): Promise<void> =>
      inTurn(async () => {
        await before?.();
        await post(answer);
      }),

    /** Posts the market's price if one is needed; rounds that ended wait for one since `waitingSince`. */
    asNeeded: (waitingSince: number | undefined): Promise<void> =>
      inTurn(async () => {
        if (!deployment.ownFeed) return;
        const latest = await contracts.latestAnswer();
        const situation = {
          ...{ latest, waitingSince },
          market: options.market(),
          now: clock.now(),
          isByHand: latest.id !== ownAnswer,
        };
        if (!needsAnswer(situation, options)) return;
        const price = async () => (await options.prices.current()).price;
        ownAnswer = await post(await price(), async () => callFor(await price()));
      }),
  };
};
