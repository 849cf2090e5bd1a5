import type { Account } from '../accounts/account';
import type { ChainClock } from '../chain/clock';
import { feedFor, feedInterface, gameFor, type Contracts } from '../chain/contracts';
import type { Deployment } from '../chain/deployment';
import { ContractRefusal } from '../chain/refusal';
import type { Round } from '../indexer/reduce';
import type { PriceProvider } from '../price/provider';
import { firstAnswerSince } from './first-answer';
import { needsAnswer } from './posting';

interface Log {
  readonly info: (details: object, message: string) => void;
  readonly warn: (details: object, message: string) => void;
}

interface Options {
  readonly account: Account;
  readonly contracts: Contracts;
  readonly deployment: Deployment;
  readonly clock: ChainClock;
  readonly openRounds: () => Round[];
  /** The market price that was recorded last. */
  readonly market: () => bigint | undefined;
  /** Prices that may reach the chain. */
  readonly prices: PriceProvider;
  readonly voidDelaySeconds: number;
  readonly heartbeatSeconds: number;
  readonly deviationPercent: number;
  readonly log: Log;
}

/** What the operator does for the game on the chain: posts prices, and ends rounds that nobody else has ended. */
export const createKeeper = (options: Options) => {
  const { account, contracts, deployment, clock, log } = options;
  const game = gameFor(deployment, { provider: null });
  const feed = feedFor(deployment, { provider: null });

  /** The feed's answer that the keeper posted last of its own accord. */
  let ownAnswer: bigint | undefined;

  const answerCall = (answer: bigint) => feed.getFunction('postAnswer').populateTransaction(answer);

  const postAnswer = async (answer: bigint): Promise<bigint> => {
    const { hash, logs } = await account.send(await answerCall(answer));
    log.info({ answer: answer.toString(), hash }, 'Posted a price');
    const events = logs.map((entry) => feedInterface.parseLog(entry));
    return BigInt(events.find((event) => event?.name === 'AnswerUpdated')?.args.roundId as bigint);
  };

  const resolve = async (roundId: number, answerId: bigint): Promise<string> => {
    const call = game.getFunction('resolveRound');
    const { hash } = await account.send(await call.populateTransaction(roundId, answerId));
    log.info({ roundId, hash }, 'Resolved a round');
    return hash;
  };

  const makeVoid = async (roundId: number): Promise<void> => {
    const call = game.getFunction('voidRound');
    const { hash } = await account.send(await call.populateTransaction(roundId));
    log.warn({ roundId, hash }, 'Voided a round that could not be resolved');
  };

  const post = async (ended: readonly Round[]): Promise<void> => {
    if (!deployment.ownFeed) return;
    const latest = await contracts.latestAnswer();
    const ends = ended.map(({ end_time }) => end_time);
    const situation = {
      latest,
      market: options.market(),
      now: clock.now(),
      waitingSince: ends.length === 0 ? undefined : Math.max(...ends),
      isByHand: latest.id !== ownAnswer,
    };
    if (!needsAnswer(situation, options)) return;
    const { price } = await options.prices.current();
    ownAnswer = await postAnswer(price);
  };

  const tryToResolve = async (round: Round): Promise<boolean> => {
    const answer = await firstAnswerSince(contracts, round.end_time);
    if (answer !== undefined) await resolve(round.id, answer.id);
    return answer !== undefined;
  };

  const end = async (round: Round): Promise<void> => {
    const isHopeless = clock.now() >= (round.end_time + options.voidDelaySeconds) * 1000;
    try {
      if (!(await tryToResolve(round)) && isHopeless) await makeVoid(round.id);
    } catch (error) {
      if (!(error instanceof ContractRefusal)) throw error;
      // Somebody else was faster, and the index will show it in a moment.
      if (error.errorName === 'RoundAlreadyResolved') return;
      if (!isHopeless) throw error;
      await makeVoid(round.id);
    }
  };

  return {
    /** Throws where the feed would refuse the answer. */
    checkAnswer: async (answer: bigint) => account.check(await answerCall(answer)),
    /** Posts a price by hand: the keeper leaves it alone for a while. */
    postAnswer: async (answer: bigint) => void (await postAnswer(answer)),
    /** Does what is to be done now: each task whatever becomes of the others. */
    work: async (): Promise<void> => {
      const now = clock.now();
      const ended = options.openRounds().filter(({ end_time }) => end_time * 1000 <= now);
      const problems: unknown[] = [];
      for (const task of [() => post(ended), ...ended.map((round) => () => end(round))])
        await task().catch((problem: unknown) => problems.push(problem));
      if (problems.length > 0) throw problems[0];
    },
  };
};

export type Keeper = ReturnType<typeof createKeeper>;
