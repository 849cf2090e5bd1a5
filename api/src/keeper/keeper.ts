import { gameFor } from '../chain/contracts';
import type { Round } from '../indexer/reduce';
import { createPoster, type PosterOptions } from './poster';
import { isRefusedAs, resolution } from './resolution';

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

  /** False while the feed has no answer since the end. The contract makes the round void where that came too late. */
  const resolve = async (round: Round): Promise<boolean> => {
    const call = await resolution(account, game, contracts, round);
    if (call === undefined) return false;
    const { hash } = await account.send(call);
    log.info({ roundId: round.id, hash }, 'Resolved a round');
    return true;
  };

  const makeVoid = async ({ id }: Round): Promise<void> => {
    const call = await game.getFunction('voidRound').populateTransaction(id);
    // Looked at first: what is refused for now would fill the list of what the keeper did.
    await account.check(call);
    const { hash } = await account.send(call);
    log.warn({ roundId: id, hash }, 'Voided a round that could not be resolved');
  };

  const isVoided = (round: Round) =>
    makeVoid(round).then(
      () => true,
      () => false,
    );

  const end = async (round: Round): Promise<void> => {
    const isLate = clock.now() >= (round.end_time + options.voidDelaySeconds) * 1000;
    try {
      if ((await resolve(round)) || !isLate) return;
    } catch (error) {
      // Somebody else was faster, and the index will show it in a moment.
      if (isRefusedAs(error, 'RoundAlreadyResolved')) return;
      // Whatever keeps it from being resolved: whether it may be void by now, the contract knows.
      if (isLate && (await isVoided(round))) return;
      throw error;
    }
    await makeVoid(round);
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
