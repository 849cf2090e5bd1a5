import { gameFor } from '../chain/contracts';
import { ContractRefusal } from '../chain/refusal';
import type { Round } from '../indexer/reduce';
import { firstAnswerSince } from './first-answer';
import { createPoster, type PosterOptions } from './poster';

interface Log {
  readonly info: (details: object, message: string) => void;
  readonly warn: (details: object, message: string) => void;
}

interface Options extends PosterOptions {
  readonly openRounds: () => Round[];
  readonly voidDelaySeconds: number;
  readonly log: Log;
}

/** What the operator does for the game on the chain: posts prices, and ends rounds that nobody else has ended. */
export const createKeeper = (options: Options) => {
  const { account, contracts, deployment, clock, log } = options;
  const game = gameFor(deployment, { provider: null });
  const poster = createPoster(options);

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
    checkAnswer: poster.check,
    /** Posts a price by hand: the keeper leaves it alone for a while. */
    postAnswer: poster.byHand,
    /** Does what is to be done now: each task whatever becomes of the others. */
    work: async (): Promise<void> => {
      const now = clock.now();
      const ended = options.openRounds().filter(({ end_time }) => end_time * 1000 <= now);
      const ends = ended.map(({ end_time }) => end_time);
      const waitingSince = ends.length === 0 ? undefined : Math.max(...ends);
      const problems: unknown[] = [];
      for (const task of [
        () => poster.asNeeded(waitingSince),
        ...ended.map((round) => () => end(round)),
      ])
        await task().catch((problem: unknown) => problems.push(problem));
      if (problems.length > 0) throw problems[0];
    },
  };
};

export type Keeper = ReturnType<typeof createKeeper>;
