import type { ChainClock } from '../../chain/clock';
import { ContractError } from '../../chain/contract-error';
import { type Contracts, gameFor } from '../../chain/contracts';
import type { Deployment } from '../../chain/deployment';
import { hasStakes, type Round } from '../../game/round';
import type { ReadModel } from '../../state/read-model/read-model';
import type { Spender } from '../gas/spender';

/** How long the next round waits for the result of the last one. */
const RESULT_WITHIN_SECONDS = 30;
/** After the contract has refused, for example because the feed's answer is too old. */
const RETRY_MS = 5_000;

interface Options {
  readonly contracts: Pick<Contracts, 'findLatest'>;
  readonly deployment: Deployment;
  readonly clock: Pick<ChainClock, 'now'>;
  readonly readModel: Pick<ReadModel, 'latestRound'>;
  /** Whether an event stream is open. */
  readonly isWatched: () => boolean;
  readonly spender: Spender;
  readonly log: { readonly info: (details: object, message: string) => void };
}

/** Whether the next round may start: the last one has ended, with its result or after a short wait. `now` is in Unix seconds. */
function isOver(round: Round | undefined, now: number): boolean {
  if (round === undefined) return true;
  const hasResult = round.outcome !== 'Pending' || !hasStakes(round);
  return now >= round.end_time + (hasResult ? 0 : RESULT_WITHIN_SECONDS);
}

/** Starts the next round while somebody watches or has bet in the last one. */
export function createStarts(options: Options) {
  const { contracts, clock, readModel, isWatched, spender, log } = options;
  const game = gameFor(options.deployment, { provider: null });
  let retryAt = 0;

  /** Sends nothing once `assertMay` throws. */
  return async (assertMay?: () => void): Promise<void> => {
    const round = readModel.latestRound();
    const isWanted = isWatched() || (round !== undefined && hasStakes(round));
    if (!isWanted || !isOver(round, clock.now() / 1000)) return;
    if (spender.isResting() || Date.now() < retryAt) return;
    const latest = await contracts.findLatest();
    if (latest === undefined) return;
    const start = game.getFunction('startNewRound');
    try {
      const receipt = await spender.send(await start.populateTransaction(latest.answer), assertMay);
      if (receipt !== undefined) log.info({ hash: receipt.hash }, 'Started a round');
    } catch (error) {
      // Another account was faster, the game is paused, or the feed has no fresh price.
      if (!(error instanceof ContractError)) throw error;
      retryAt = Date.now() + RETRY_MS;
    }
  };
}
