import { formatUnits } from 'ethers';
import assessed from './expected-losses.json' with { type: 'json' };
import type { DeploymentSettings } from './settings';

const ROUNDS_A_DAY = 288;

/** The most that the house can lose in a round: the exposure, or a reserve below it. */
function atStake({ maxRoundExposure, reserve }: DeploymentSettings): bigint {
  return maxRoundExposure < reserve ? maxRoundExposure : reserve;
}

/** What decides how much attackers can take, as a key of expected-losses.json. */
export function termsText(settings: DeploymentSettings): string {
  const { feed, maximumPriceAge, predictionLock, minimumDeposit, maximumDeposit } = settings;
  const posts =
    feed.kind === 'own'
      ? 'own feed'
      : `a feed that posts after ${feed.rule.deviation} or ${feed.rule.heartbeat} s`;
  const [least, most, stake] = [minimumDeposit, maximumDeposit, atStake(settings)].map((amount) =>
    Number(formatUnits(amount, 18)),
  );
  return `${posts}, answers up to ${maximumPriceAge} s old, lock ${predictionLock} s, stakes ${least} to ${most} ION, house ${stake} ION`;
}

function amount(ion: number): string {
  return `${Math.round(ion).toLocaleString('en-US')} ION`;
}

/** One sentence on the attacker who costs the house most. Losses of a round are in ION. */
export function lossSummary(loss: number, reserve: bigint): string {
  if (loss === 0) return 'No attacker takes anything from the house on average.';
  const share = (part: number): string =>
    `${((part / Number(formatUnits(reserve, 18))) * 100).toFixed(4)} %`;
  return (
    `The best attacker takes ${amount(loss)} per round from the house on average: ${share(loss)} of the reserve, and ` +
    `${share(loss * ROUNDS_A_DAY)} in a day of such rounds.`
  );
}

/** Why a game must not run with this loss; undefined if it is no more than the accepted one. */
export function lossRefusal(
  loss: number,
  reserve: bigint,
  acceptedLoss: bigint,
): string | undefined {
  const accepted = Number(formatUnits(acceptedLoss, 18));
  if (loss <= accepted) return undefined;
  const rounds = Math.floor(Number(formatUnits(reserve, 18)) / loss);
  return (
    `Attackers can farm the house with these settings: the best attacker takes ${amount(loss)} per round from it on average, ` +
    `more than the accepted ${amount(accepted)}. The reserve lasts ${rounds.toLocaleString('en-US')} rounds ` +
    `(${(rounds / ROUNDS_A_DAY).toFixed(1)} days of such rounds).\n` +
    'A longer lock and a lower exposure reduce the loss. A lock does not prevent it, because the rules pay a bettor who is alone 80 %. ' +
    'So accept a loss explicitly: --accept-loss <ION per round> for the economics, ACCEPTED_LOSS for a deployment.'
  );
}

/**
 * What attackers take under these settings by the committed assessment, and why not to deploy them, if there is a
 * reason. Without an assessment, the loss is all that the house can lose in a round.
 */
export function farming(settings: DeploymentSettings): {
  summary: string;
  refusal: string | undefined;
} {
  const { reserve, acceptedLoss } = settings;
  const known = (assessed as Record<string, number>)[termsText(settings)];
  const loss = known ?? Number(formatUnits(atStake(settings), 18));
  const summary = lossSummary(loss, reserve);
  return {
    summary:
      known === undefined
        ? `${summary}\nThis is all that the house can lose: \`npm run economics\` assesses only the defaults.`
        : summary,
    refusal: lossRefusal(loss, reserve, acceptedLoss),
  };
}
