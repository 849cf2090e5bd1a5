import type { SendOptions } from '../../chain/accounts/account';
import { gameFor } from '../../chain/contracts';
import { hasStakes, type Round } from '../../game/round';
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

/** The operator's regular work on the chain: posts prices and ends rounds. */
export function createKeeper(options: Options) {
  const { account, contracts, deployment, clock, log } = options;
  const game = gameFor(deployment, { provider: null });
  const poster = createPoster(options);

  /**
   * Returns false while the feed has no answer since the end. If the answer came too late, the contract voids the
   * round.
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
    // Checked first, so that calls that cannot succeed yet do not fill the list of the keeper's actions.
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
      // Another account was faster. The index will catch up in a moment.
      if (isContractError(error, 'RoundAlreadyResolved')) return;
      // Whatever the error, only the contract knows whether the round may be voided by now.
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
     * Runs every task once, even if another task fails, and then throws the first error. Sends nothing once `assertMay`
     * throws.
     */
    work: async (assertMay?: () => void): Promise<void> => {
      const now = clock.now();
      const open = options.openRounds();
      // A round without a stake needs no result. Resolving it would cost gas, and the next round can start anyway.
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
