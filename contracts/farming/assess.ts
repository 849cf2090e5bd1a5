import type { DeploymentSettings } from '../deploy/settings';
import { chainlink } from './deviation-feed';
import { type Expectation, expectations, type Terms } from './expectations';
import { percent, table, whole } from './table';

const ROUNDS_A_DAY = 288;

/** The terms of a deployment that determine the results of attackers and the house. */
export function termsOf(settings: DeploymentSettings): Terms {
  return {
    lock: Number(settings.predictionLock),
    exposure: settings.maxRoundExposure,
    reserve: settings.reserve,
    minimumDeposit: settings.minimumDeposit,
    maximumDeposit: settings.maximumDeposit,
    priceAge: Number(settings.maximumPriceAge),
    feed:
      settings.feed.kind === 'own'
        ? { kind: 'posting' }
        : { kind: 'deviation', ...(settings.feed.rule ?? chainlink) },
  };
}

/** The house's average loss in one round to the attacker who costs it most, in base units. */
function lossOf(all: readonly Expectation[]): number {
  return Math.max(0, ...all.map(({ house }) => -house));
}

function ion(amount: number): string {
  return `${whole(amount / 1e18)} ION`;
}

function refusalOf(loss: number, reserve: bigint, acceptedLoss: bigint): string | undefined {
  if (loss <= Number(acceptedLoss)) return undefined;
  const rounds = Math.floor(Number(reserve) / loss);
  return (
    `Attackers can farm the house with these settings: the best attacker takes ${ion(loss)} per round from it on average, ` +
    `more than the accepted ${ion(Number(acceptedLoss))}. The reserve lasts ${whole(rounds)} rounds ` +
    `(${(rounds / ROUNDS_A_DAY).toFixed(1)} days of such rounds).\n` +
    'A longer lock and a lower exposure reduce the loss. A lock does not prevent it, because the rules pay a bettor who is alone 80 %. ' +
    'So accept a loss explicitly: --accept-loss <ION per round> for the economics, ACCEPTED_LOSS for a deployment.'
  );
}

/** One sentence on the attacker who costs the house most. */
function summaryOf(loss: number, reserve: bigint): string {
  if (loss === 0) return 'No attacker takes anything from the house on average.';
  const share = (amount: number): string => percent(amount / Number(reserve), 4);
  return (
    `The best attacker takes ${ion(loss)} per round from the house on average: ${share(loss)} of the reserve, and ` +
    `${share(loss * ROUNDS_A_DAY)} in a day of such rounds.`
  );
}

/** Why a game must not run under these terms; undefined if the house loses no more than the accepted loss. */
export function farmingRefusal(terms: Terms, acceptedLoss: bigint): string | undefined {
  // The house cannot lose more than its exposure.
  if (acceptedLoss >= terms.exposure) return undefined;
  return refusalOf(lossOf(expectations(terms)), terms.reserve, acceptedLoss);
}

/** The expectations as a table with a summary, and why to reject these terms, if there is a reason. */
export function assess(
  terms: Terms,
  acceptedLoss: bigint,
): { text: string; refusal: string | undefined } {
  const all = expectations(terms);
  const text = table(
    ['one round, in ION', 'largest stake', 'bets in', 'gains', 'spread (1 σ)', 'house'],
    all.map(({ who, stake, bets, gain, spread, house }) => [
      who,
      whole(stake / 1e18),
      percent(bets),
      whole(gain / 1e18),
      whole(spread / 1e18),
      whole(house / 1e18),
    ]),
  );
  const loss = lossOf(all);
  return {
    text: `${text}\n\n${summaryOf(loss, terms.reserve)}`,
    refusal: refusalOf(loss, terms.reserve, acceptedLoss),
  };
}
