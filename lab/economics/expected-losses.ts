import { localSettings, publicChains, termsText } from '@updown/contracts/deploy';
import { chainlinkDefaults, ownFeedDefaults } from '../default-settings';
import { lossOf, termsOf } from '../farming/assess';
import { expectations } from '../farming/expectations';

/** The loss in a round, in whole ION, with the defaults of each network: what a deployment reads. */
export function expectedLosses(): Record<string, number> {
  const defaults = [
    localSettings,
    ownFeedDefaults(),
    ...Object.keys(publicChains).map(chainlinkDefaults),
  ];
  const distinct = new Map(defaults.map((settings) => [termsText(settings), settings]));
  return Object.fromEntries(
    Array.from(distinct, ([text, settings]) => [
      text,
      Math.ceil(lossOf(expectations(termsOf(settings)))),
    ]),
  );
}
