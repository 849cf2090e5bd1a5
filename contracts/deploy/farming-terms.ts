import { chainlink } from '../economics/deviation-feed';
import type { Terms } from '../economics/expectations';
import type { DeploymentSettings } from './settings';

/** The terms of a deployment on which the results of attackers and the house depend. */
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
