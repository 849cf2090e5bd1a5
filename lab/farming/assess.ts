import { type DeploymentSettings, lossRefusal, lossSummary } from '@updown/contracts/deploy';
import { type Expectation, expectations, type Terms } from './expectations';
import { percent, table, whole } from './table';

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
        : { kind: 'deviation', ...settings.feed.rule },
  };
}

/** The house's average loss in one round to the attacker who costs it most, in ION. */
export function lossOf(all: readonly Expectation[]): number {
  return Math.max(0, ...all.map(({ house }) => -house)) / 1e18;
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
    text: `${text}\n\n${lossSummary(loss, terms.reserve)}`,
    refusal: lossRefusal(loss, terms.reserve, acceptedLoss),
  };
}
