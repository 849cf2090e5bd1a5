import type { SendOptions } from '../../chain/accounts/account';
import { gameFor } from '../../chain/contracts';
import { hasStakes } from '../../game/has-stakes';
import type { Round } from '../../game/round';
import { createPoster, type PosterOptions } from './poster';
import { isContractError, resolution } from './resolution';

interface Log {
  readonly info: (details: object, message: string) => void;
  readonly warn: (details: object, message: string) => void;
}

interface Options extends PosterOptions {
  readonly openRounds: () => Round[];
  readonly voidDelaySeconds: number;
  readonly log: Log;
}

/** The operator's regular work on the chain: it posts prices, and ends rounds that are still open. */
export function createKeeper(options: Options) {
  const { account, contracts, deployment, clock, log } = options;
  const game = gameFor(deployment, { provider: null });
  const poster = createPoster(options);

  /**
   * False while the feed has no answer since the end. The contract makes the round void if that answer came too late.
   */
  const resolve = async (round: Round, sending: SendOptions): Promise<boolean> => {
    const call = await resolution(account, game, contracts, round);
    if (call === undefined) return false;
    const { hash } = await account.send(call, sending);
    log.info({ roundId: round.id, hash }, 'Resolved a round');
    return true;
  };

  const makeVoid = async ({ id }: Round, sending: SendOptions): Promise<void> => {
    const call = await game.getFunction('voidRound').populateTransaction(id);
    // Checked first, so that a call that cannot succeed yet does not fill the list of the keeper's actions.
    await account.check(call);
    const { hash } = await account.send(call, sending);
    log.warn({ roundId: id, hash }, 'Voided a round that could not be resolved');
  };

  const isVoided = (round: Round, sending: SendOptions) =>
    makeVoid(round, sending).then(
      () => true,
      () => false,
    );

  const end = async (round: Round, sending: SendOptions): Promise<void> => {
    const isLate = clock.now() >= (round.end_time + options.voidDelaySeconds) * 1000;
    try {
      if ((await resolve(round, sending)) || !isLate) return;
    } catch (error) {
      // Another account was faster. The index will show it in a moment.
      if (isContractError(error, 'RoundAlreadyResolved')) return;
      // Whatever the error, the contract knows whether it allows voiding by now.
      if (isLate && (await isVoided(round, sending))) return;
      throw error;
    }
    await makeVoid(round, sending);
  };

  return {
    /** Throws if the feed would reject the answer. */
    checkAnswer: poster.check,
    /** Posts a custom price. The keeper does not replace it for a while. */
    postAnswer: poster.byHand,
    /**
     * Runs each task once, even if another one fails, and then throws the first error. Nothing is sent once
     * `assertMay` throws.
     */
    work: async (assertMay?: () => void): Promise<void> => {
      const now = clock.now();
      const open = options.openRounds();
      // A round without a stake needs no result: ending it would cost gas, and the next round can start without it.
      const ended = open.filter((round) => round.end_time * 1000 <= now && hasStakes(round));
      const runsUntil = open.find(({ end_time }) => end_time * 1000 > now)?.end_time;
      const ends = ended.map(({ end_time }) => end_time);
      const waitingSince = ends.length === 0 ? undefined : Math.max(...ends);
      const errors: unknown[] = [];
      for (const task of [
        () => poster.asNeeded({ waitingSince, runsUntil }, assertMay),
        ...ended.map((round) => () => end(round, { assertMay })),
      ]) {
        await task().catch((error: unknown) => errors.push(error));
      }
      if (errors.length > 0) throw errors[0];
    },
  };
}

export type Keeper = ReturnType<typeof createKeeper>;
