import { publicChains } from '@updown/contracts/deploy';
import type { FeedRule } from '../farming/views';

/** A feed for the assessment, and the maximum age of its answer at the start of a round, in seconds. */
interface NamedFeed {
  rule: FeedRule;
  priceAge: number;
}

/** The operator's own feed, and Chainlink's on each public network. */
export const feeds: Record<string, NamedFeed> = {
  own: { rule: { kind: 'posting' }, priceAge: 20 },
  ...Object.fromEntries(
    Object.entries(publicChains).map(([network, { rule }]): [string, NamedFeed] => [
      `chainlink-${network}`,
      { rule: { kind: 'deviation', ...rule }, priceAge: 120 },
    ]),
  ),
};
